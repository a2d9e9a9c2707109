import { Injectable } from '@nestjs/common';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { deleteOldLookups } from './order-lookups.js';

/** Forgets which numbers were asked for. */
@Injectable()
export class OrderLookupSweeper {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'sweeping lookups of orders', everyMs: 3_600_000 })
  sweep(): Promise<void> {
    return withPortal(this.dataSource, systemScope, (manager) => deleteOldLookups(manager, this.clock.now()));
  }
}
