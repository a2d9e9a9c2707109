import { Injectable } from '@nestjs/common';
import type { BookedOrder } from '@overland/contracts';
import { addToOutbox, Database } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { CustomerNews } from '../notices/customer-news.js';
import type { OrderDraft } from '../orders/order.entity.js';
import { toOrderBooked, toOrderFact } from '../orders/order-event.mapper.js';
import { isPlaced } from '../orders/order-states.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { bookedActivity, type Confirmation } from './confirm-order.js';
import { PlacingsRepository } from './placings.repository.js';

/** The last step of a booking: the row becomes an order. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly database: Database,
    private readonly placings: PlacingsRepository,
    private readonly orders: OrdersRepository,
    private readonly dispatches: DispatchesRepository,
    private readonly news: CustomerNews,
  ) {}

  /** Writes the order, its history and its events in one transaction. Calling it again changes nothing. */
  confirm(draft: OrderDraft, confirmation: Confirmation, requestId: string): Promise<BookedOrder> {
    return this.database.inSystem(async (manager) => {
      if (!(await this.placings.confirm(manager, draft.id, confirmation))) {
        return this.replyOf(manager, draft.id);
      }
      const placed = Object.assign(draft, confirmation);
      const line = bookedActivity(placed);
      await this.orders.addActivities(manager, [line]);
      await addToOutbox(manager, 'order.booked', toOrderBooked(placed), { requestId });
      await addToOutbox(manager, 'order.changed', toOrderFact(placed), { requestId });
      await this.dispatches.mark(manager, placed);
      if (placed.isPublic) {
        await this.news.tell(manager, placed, { kind: 'booking', words: line.note, requestId });
      }
      return placed.reply;
    });
  }

  private async replyOf(manager: EntityManager, id: string): Promise<BookedOrder> {
    const row = await this.placings.find(manager, id);
    if (!row || !isPlaced(row) || !row.reply) throw new Error('A booking is neither placed nor placing.');
    return row.reply;
  }
}
