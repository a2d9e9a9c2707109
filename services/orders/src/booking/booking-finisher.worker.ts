import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DueWork, type DueWorker } from '@overland/service-kit';
import { OrderEntity } from '../orders/order.entity.js';
import { BookingService } from './booking.service.js';
import { isRefusal } from './is-refusal.js';

/** Finishes or undoes interrupted bookings. A request that is booking holds the same lease. */
@Injectable()
@DueWork({
  name: 'booking',
  entity: OrderEntity,
  due: 'finishAt',
  lease: 'leaseUntil',
  attempts: 'finishTries',
  // Those in state `placing`, by the partial index.
  where: 'reply is null',
  atOnce: 5,
  pauses: { firstMs: 5000, longestMs: 20_000 },
})
export class BookingFinisher implements DueWorker<OrderEntity> {
  private readonly logger = new Logger('BookingFinisher');

  constructor(private readonly booking: BookingService) {}

  async work(row: OrderEntity): Promise<void> {
    try {
      await this.booking.finish(row, row.requestId ?? randomUUID());
      this.logger.log(`finished the booking of order ${row.id}`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.logger.log(`undid the booking of order ${row.id}: ${error.code}`);
    }
  }
}
