import { randomUUID } from 'node:crypto';
import { type EventPayload, OrderBooked, type OrderFact, type QuoteFact } from '@overland/contracts';
import { aPortal } from '@overland/service-kit/testing';
import * as z from 'zod/mini';

export const portal = aPortal();

export const order = z.parse(OrderBooked, {
  orderId: randomUUID(),
  uniqueId: 10_234,
  portalId: portal._id,
  bookedAt: '2026-11-20T20:05:00.000Z',
  isPublic: false,
  isPaymentDue: true,
  customerFullName: 'Maeve O’Brien',
  customerEmail: 'maeve@home.example',
  language: 'es',
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
  agents: [{ name: 'Ada', email: 'ada@agents.example', pickup: true, delivery: false }],
} satisfies z.input<typeof OrderBooked>);

export const delivered = {
  sdStatus: 'delivered',
  pickedUpAt: '2026-11-26T15:00:00.000Z',
  deliveredAt: '2026-11-30T15:00:00.000Z',
} as const;

export const milestone: EventPayload<'order.milestone'> = {
  milestone: 'accepted',
  transition: 'accepted:2',
  reason: '',
  customerReason: '',
  isAnswer: false,
  heldSeconds: 0,
  changes: [],
  order: { ...order, sdStatus: 'accepted' },
};

const quoteId = randomUUID();

export const quoteFact: QuoteFact = {
  quoteId,
  version: 1,
  uniqueId: order.uniqueId,
  portalId: portal._id,
  status: 'Booked',
  transportType: 'OPEN',
  miles: 793,
  price: 1047,
  vehicles: 1,
  pickupState: 'TX',
  deliveryState: 'CO',
  createdAt: '2026-11-20T17:00:00.000Z',
  serviceLevel: 1,
  wasSaved: false,
  lostReason: null,
  ownerId: null,
};

export const orderFact: OrderFact = {
  orderId: order.orderId,
  version: 1,
  uniqueId: order.uniqueId,
  quoteId,
  portalId: portal._id,
  status: 'New',
  sdStatus: 'new',
  transportType: 'OPEN',
  paymentType: 'Billing',
  paid: false,
  miles: 793,
  price: 1047,
  vehicles: 1,
  bookedAt: '2026-11-20T20:05:00.000Z',
  deliveredAt: null,
  pickupCity: 'Dallas',
  deliveryCity: 'Denver',
  make: 'Honda',
  customerFirstName: '',
  serviceLevel: 3,
  pickupState: 'TX',
  deliveryState: 'CO',
  pickupFirstDay: '2026-11-24',
  pickupLastDay: '2026-11-27',
  deliveryFirstDay: '2026-11-28',
  deliveryLastDay: '2026-12-02',
  pickedUpAt: null,
  paidAt: null,
  canceledAt: null,
  carrierName: '',
  ownerId: null,
  commission: 50,
  paidAmount: null,
};
