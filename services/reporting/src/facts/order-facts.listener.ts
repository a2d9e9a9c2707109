import { Injectable } from '@nestjs/common';
import type { OrderFact } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  type EventHandlerMap,
  type EventHandlers,
  HandlesEvents,
  listTimeZone,
  saveNewer,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrderFactEntity } from './order-fact.entity.js';

@Injectable()
@HandlesEvents()
export class OrderFacts implements EventHandlers {
  readonly name = 'order-facts';
  readonly on: EventHandlerMap = {
    'order.changed': async ({ payload }, manager) =>
      saveNewer(manager, OrderFactEntity, await toRow(manager, payload)),
  };
}

async function toRow(manager: EntityManager, fact: OrderFact) {
  const timeZone = await listTimeZone(manager, fact.portalId);
  const dayOf = (at: Date | null) => at && todayIn(timeZone, at);
  const deliveredAt = dateOf(fact.deliveredAt);
  const pickedUpAt = dateOf(fact.pickedUpAt);
  return {
    ...fact,
    bookedAt: new Date(fact.bookedAt),
    deliveredAt,
    pickedUpAt,
    paidAt: dateOf(fact.paidAt),
    canceledAt: dateOf(fact.canceledAt),
    pickedUpOn: dayOf(pickedUpAt),
    deliveredOn: dayOf(deliveredAt),
  };
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
