import type { CodRow, OrderRow, WorkItem } from '@overland/contracts';

export const idOf = (uniqueId: number) => `0197b1c0-0000-4000-8000-0000000${uniqueId}`;

export const anOrderRow = (changes: Partial<OrderRow> & { uniqueId: number }): OrderRow => ({
  _id: idOf(changes.uniqueId),
  portalId: '0197b1c0-0000-4000-8000-0000000000aa',
  companyName: 'Lone Star Motors',
  customerFullName: 'Marcus Bell',
  pickup: 'Dallas, TX',
  delivery: 'Los Angeles, CA',
  vehicles: ['2021 Honda Accord', '2019 BMW X5'],
  status: 'New',
  sdStatus: 'posted',
  sdStatusLabel: 'Confirmed',
  transportType: 'OPEN',
  paymentType: 'Billing',
  paid: false,
  price: 3180,
  pickupScheduledAt: '2026-11-30',
  deliveryScheduledAt: '2026-12-04',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...changes,
});

export const aCodRow = (changes: Partial<CodRow> & { uniqueId: number }): CodRow => ({
  _id: idOf(changes.uniqueId),
  companyName: 'Northgate Relocation',
  paid: false,
  paidBy: null,
  paidAt: null,
  paymentRequestedAt: null,
  reg: 'NR-88412',
  status: 'New',
  orderTableStatus: 'New',
  orderTableCustomer: 'Samir Haddad',
  orderTablePickupEst: '2026-11-30',
  orderTableDeliveryEst: '2026-12-04',
  pickupScheduledAt: '2026-11-30',
  price: 1247,
  isDue: false,
  canRequest: !changes.paid,
  ...changes,
});

export const aWorkItem = (changes: Partial<WorkItem> & { uniqueId: number }): WorkItem => ({
  kind: 'noCarrier',
  orderId: idOf(changes.uniqueId),
  customerFullName: 'Henry Novak',
  companyName: 'Hillside Auto',
  pickup: 'Denver, CO',
  delivery: 'Omaha, NE',
  sdStatusLabel: 'New Booking',
  price: 947,
  pickupScheduledAt: '2026-11-27',
  pickupScheduledEndsAt: '2026-11-28',
  deliveryScheduledEndsAt: '2026-12-02',
  createdAt: '2026-11-21T12:00:00.000Z',
  email: null,
  days: 4,
  canRequest: true,
  ...changes,
});
