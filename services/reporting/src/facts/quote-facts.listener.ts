import { Injectable } from '@nestjs/common';
import type { QuoteFact } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  type EventHandlerMap,
  type EventHandlers,
  HandlesEvents,
  listTimeZone,
  saveNewer,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { QuoteFactEntity } from './quote-fact.entity.js';

@Injectable()
@HandlesEvents()
export class QuoteFacts implements EventHandlers {
  readonly name = 'quote-facts';
  readonly on: EventHandlerMap = {
    'quote.changed': async ({ payload }, manager) =>
      saveNewer(manager, QuoteFactEntity, await toRow(manager, payload)),
  };
}

async function toRow(manager: EntityManager, { createdAt, ...fact }: QuoteFact) {
  const at = new Date(createdAt);
  const timeZone = await listTimeZone(manager, fact.portalId);
  return { ...fact, createdAt: at, createdOn: todayIn(timeZone, at) };
}
