import { Injectable } from '@nestjs/common';
import type { QuoteFact } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { type FactTable, saveFact } from './save-fact.js';

const quoteFacts: FactTable<QuoteFact> = {
  name: 'quote_facts',
  key: 'quote_id',
  columns: {
    quote_id: (fact) => fact.quoteId,
    version: (fact) => fact.version,
    unique_id: (fact) => fact.uniqueId,
    portal_id: (fact) => fact.portalId,
    status: (fact) => fact.status,
    transport_type: (fact) => fact.transportType,
    miles: (fact) => fact.miles,
    price: (fact) => fact.price,
    vehicles: (fact) => fact.vehicles,
    pickup_state: (fact) => fact.pickupState,
    delivery_state: (fact) => fact.deliveryState,
    created_at: (fact) => fact.createdAt,
  },
};

/** What reports know of quotes: each quote's latest state. */
@Injectable()
@HandlesEvents()
export class QuoteFacts implements EventHandlers {
  readonly name = 'quote-facts';
  readonly on: EventHandlerMap = {
    'quote.changed': ({ payload }, manager) => saveFact(manager, quoteFacts, payload),
  };
}
