import { Injectable } from '@nestjs/common';
import type { OrderFact } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { type FactTable, saveFact } from './save-fact.js';

const orderFacts: FactTable<OrderFact> = {
  name: 'order_facts',
  key: 'order_id',
  columns: {
    order_id: (fact) => fact.orderId,
    version: (fact) => fact.version,
    unique_id: (fact) => fact.uniqueId,
    quote_id: (fact) => fact.quoteId,
    portal_id: (fact) => fact.portalId,
    status: (fact) => fact.status,
    sd_status: (fact) => fact.sdStatus,
    transport_type: (fact) => fact.transportType,
    payment_type: (fact) => fact.paymentType,
    paid: (fact) => fact.paid,
    miles: (fact) => fact.miles,
    price: (fact) => fact.price,
    vehicles: (fact) => fact.vehicles,
    booked_at: (fact) => fact.bookedAt,
  },
};

/** What reports know of orders: each order's latest state. */
@Injectable()
@HandlesEvents()
export class OrderFacts implements EventHandlers {
  readonly name = 'order-facts';
  readonly on: EventHandlerMap = {
    'order.changed': ({ payload }, manager) => saveFact(manager, orderFacts, payload),
  };
}
