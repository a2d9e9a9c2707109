import { Injectable } from '@nestjs/common';
import type { OrderFact, QuoteFact } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  type EventHandlerMap,
  type EventHandlers,
  HandlesEvents,
  insertNew,
  listTimeZone,
  saveNewer,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ClaimFactEntity } from './claim-fact.entity.js';
import { FollowUpFactEntity } from './follow-up-fact.entity.js';
import { OrderCostFactEntity } from './order-cost-fact.entity.js';
import { OrderFactEntity } from './order-fact.entity.js';
import { QuoteFactEntity } from './quote-fact.entity.js';

@Injectable()
@HandlesEvents()
export class OrderFacts implements EventHandlers {
  readonly name = 'order-facts';
  readonly on: EventHandlerMap = {
    'order.changed': async ({ payload }, manager) =>
      saveNewer(manager, OrderFactEntity, await orderRow(manager, payload)),
  };
}

@Injectable()
@HandlesEvents()
export class OrderCostFacts implements EventHandlers {
  readonly name = 'order-cost-facts';
  readonly on: EventHandlerMap = {
    'order.costChanged': ({ payload }, manager) => saveNewer(manager, OrderCostFactEntity, payload),
  };
}

async function orderRow(manager: EntityManager, fact: OrderFact) {
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

@Injectable()
@HandlesEvents()
export class QuoteFacts implements EventHandlers {
  readonly name = 'quote-facts';
  readonly on: EventHandlerMap = {
    'quote.changed': async ({ payload }, manager) =>
      saveNewer(manager, QuoteFactEntity, await quoteRow(manager, payload)),
  };
}

@Injectable()
@HandlesEvents()
export class FollowUpFacts implements EventHandlers {
  readonly name = 'follow-up-facts';
  readonly on: EventHandlerMap = {
    'quote.followedUp': async ({ payload: { followUpId, portalId, isByRule, sentAt, mail } }, manager) => {
      const { quoteId } = mail;
      const fact = { followUpId, quoteId, portalId, isByRule, sentAt: new Date(sentAt) };
      await insertNew(manager, FollowUpFactEntity, fact);
    },
  };
}

async function quoteRow(manager: EntityManager, { createdAt, ...fact }: QuoteFact) {
  const at = new Date(createdAt);
  const timeZone = await listTimeZone(manager, fact.portalId);
  return { ...fact, createdAt: at, createdOn: todayIn(timeZone, at) };
}

@Injectable()
@HandlesEvents()
export class ClaimFacts implements EventHandlers {
  readonly name = 'claim-facts';
  readonly on: EventHandlerMap = {
    'claim.changed': async ({ payload }, manager) => {
      const reportedAt = new Date(payload.reportedAt);
      const fact = { ...payload, reportedAt, closedAt: dateOf(payload.closedAt) };
      await saveNewer(manager, ClaimFactEntity, fact);
    },
  };
}
