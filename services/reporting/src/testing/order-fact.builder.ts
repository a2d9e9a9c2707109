import { randomUUID } from 'node:crypto';
import type { OrderFact } from '@overland/contracts';

/** A new order of one vehicle, unless overridden. */
export const anOrderFact = (changes: Partial<OrderFact> = {}): OrderFact => ({
  orderId: randomUUID(),
  version: 1,
  uniqueId: 10234,
  quoteId: randomUUID(),
  portalId: randomUUID(),
  status: 'Pending',
  sdStatus: 'on_hold',
  transportType: 'OPEN',
  paymentType: 'COD',
  paid: false,
  miles: 793,
  price: 1047,
  vehicles: 1,
  bookedAt: '2026-12-01T00:00:00.000Z',
  deliveredAt: null,
  pickupCity: 'Dallas',
  deliveryCity: 'Denver',
  make: 'Honda',
  customerFirstName: '',
  ...changes,
});
