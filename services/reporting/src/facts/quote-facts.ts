import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { QuoteFactEntity } from './quote-fact.entity.js';
import { saveFact } from './save-fact.js';

/** What reports know of quotes: each quote's latest state. */
@Injectable()
@HandlesEvents()
export class QuoteFacts implements EventHandlers {
  readonly name = 'quote-facts';
  readonly on: EventHandlerMap = {
    'quote.changed': ({ payload }, manager) =>
      saveFact(manager, QuoteFactEntity, { ...payload, createdAt: new Date(payload.createdAt) }),
  };
}
