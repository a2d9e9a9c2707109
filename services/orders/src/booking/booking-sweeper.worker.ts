import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { BookingService } from './booking.service.js';
import { isRefusal } from './is-refusal.js';
import { PlacingsRepository } from './placings.repository.js';

const abandonedAfterMs = 30_000;
const failuresInARow = 3;

/**
 * Finishes or undoes interrupted bookings. A request that is booking holds the same lease, so no two processes finish one
 * booking.
 */
@Injectable()
export class BookingSweeper {
  private readonly logger = new Logger('BookingSweeper');

  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly placings: PlacingsRepository,
    private readonly booking: BookingService,
    private readonly clock: Clock,
  ) {}

  /** Takes bookings that began more than 30 s ago, and stops when three in a row could not be finished. */
  @Sweeps({ what: 'sweeping bookings', everyMs: 10_000 })
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - abandonedAfterMs);
    const ids = await withPortal(this.dataSource, systemScope, (manager) =>
      this.placings.findAbandoned(manager, before),
    );
    let failures = 0;
    for (const id of ids) {
      failures = (await this.finish(id)) ? 0 : failures + 1;
      if (failures === failuresInARow) return;
    }
  }

  /** False when quoting cannot be reached, or when this booking alone cannot be finished. */
  private async finish(id: string): Promise<boolean> {
    const row = await withPortal(this.dataSource, systemScope, (manager) => this.placings.lease(manager, id));
    if (!row) return true;
    try {
      await this.booking.finish(row, row.requestId ?? randomUUID());
      this.logger.log(`finished the booking of order ${id}`);
      return true;
    } catch (error) {
      if (!isRefusal(error)) return false;
      this.logger.log(`undid the booking of order ${id}: ${error.code}`);
      return true;
    }
  }
}
