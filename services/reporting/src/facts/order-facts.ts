import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { OrderFactEntity } from './order-fact.entity.js';
import { saveFact } from './save-fact.js';

/** What reports know of orders: each order's latest state. */
@Injectable()
@HandlesEvents()
export class OrderFacts implements EventHandlers {
  readonly name = 'order-facts';
  readonly on: EventHandlerMap = {
    'order.changed': ({ payload }, manager) =>
      saveFact(manager, OrderFactEntity, {
        ...payload,
        bookedAt: new Date(payload.bookedAt),
        deliveredAt: dateOf(payload.deliveredAt),
        pickedUpAt: dateOf(payload.pickedUpAt),
        paidAt: dateOf(payload.paidAt),
        canceledAt: dateOf(payload.canceledAt),
      }),
  };
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
