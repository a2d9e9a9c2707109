import { randomUUID } from 'node:crypto';
import { OrderBooked } from '@overland/contracts';
import * as z from 'zod/mini';

/** Dallas to Denver, one Accord, one agent for the pickup and one who is not. */
export function anOrderBooked(changes: Partial<OrderBooked> = {}): OrderBooked {
  const booked = z.parse(OrderBooked, {
    orderId: randomUUID(),
    uniqueId: 10234,
    portalId: randomUUID(),
    bookedAt: '2026-11-20T20:05:00.000Z',
    isPublic: false,
    isPaymentDue: false,
    customerFullName: "Maeve O'Brien",
    customerEmail: 'maeve@home.example',
    paymentType: 'COD',
    pickupText: 'Dallas, TX',
    deliveryText: 'Denver, CO',
    pickupTown: 'Dallas, TX 75201',
    deliveryTown: 'Denver, CO 80202',
    pickupAddress: '1 Main St, Dallas, TX 75201',
    deliveryAddress: '9 Oak Ave, Denver, CO 80202',
    miles: 793,
    transportType: 'OPEN',
    serviceLevel: 1,
    pickupWindow: { start: '2026-11-25', end: '2026-11-27' },
    deliveryWindow: { start: '2026-11-28', end: '2026-12-02' },
    vehicles: [{ year: 2021, make: 'Honda', model: 'Accord', operable: 'Yes', price: 1047 }],
    price: 1047,
    agents: [
      { name: 'Ada', email: 'ada@agents.example', pickup: true, delivery: false },
      { name: 'Ben', email: 'ben@agents.example', pickup: false, delivery: true },
    ],
  } satisfies z.input<typeof OrderBooked>);
  return { ...booked, ...changes };
}
