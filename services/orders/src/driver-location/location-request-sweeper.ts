import { Injectable } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { LocationRequestsRepository } from './location-requests.repository.js';

const keptMs = 30 * 24 * hourMs;

/** Deletes links that expired 30 days ago; the order's history keeps that the driver was asked. */
@Injectable()
export class LocationRequestSweeper {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly requests: LocationRequestsRepository,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping links of drivers', everyMs: hourMs })
  sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptMs);
    return withPortal(this.dataSource, systemScope, (manager) =>
      this.requests.deleteExpired(manager, before),
    );
  }
}
