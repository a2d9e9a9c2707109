import { randomUUID } from 'node:crypto';
import { OrderFact } from '@overland/contracts';
import * as z from 'zod/mini';

/** A new order of one vehicle, unless overridden. */
export const anOrderFact = (changes: Partial<OrderFact> = {}): OrderFact => ({
  ...z.parse(OrderFact, {
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
    pickupCity: 'Dallas',
    deliveryCity: 'Denver',
    make: 'Honda',
    serviceLevel: 3,
    pickupState: 'TX',
    deliveryState: 'CO',
    pickupFirstDay: '2026-12-07',
    pickupLastDay: '2026-12-10',
    deliveryFirstDay: '2026-12-11',
    deliveryLastDay: '2026-12-15',
  } satisfies z.input<typeof OrderFact>),
  ...changes,
});
