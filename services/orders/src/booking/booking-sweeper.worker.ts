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
 * Finishes or undoes interrupted bookings, in the worker role. The request holds the same lease while it books, so none is
 * finished by two processes at the same time.
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

  /** One run over bookings that began more than 30 s ago; it ends when three in a row have to wait again. */
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

  /** False when it has to wait: quoting cannot be asked, or it is this one alone that cannot be finished. */
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
