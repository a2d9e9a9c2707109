import { randomUUID } from 'node:crypto';
import {
  type AuditNote,
  type EventPayload,
  type EventType,
  OrderBooked,
  type OrderFact,
  type QuoteFact,
} from '@overland/contracts';
import { encrypt } from '@overland/service-kit';
import { aPortal, testKeys } from '@overland/service-kit/testing';
import * as z from 'zod/mini';

const portal = aPortal();
const person = { userId: randomUUID(), email: 'dana@riverside.example', firstName: 'Dana' };
const secret = () => encrypt('918273', testKeys().sealKey);
const order = z.parse(OrderBooked, {
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
const delivered = {
  sdStatus: 'delivered',
  pickedUpAt: '2026-11-26T15:00:00.000Z',
  deliveredAt: '2026-11-30T15:00:00.000Z',
} as const;

const milestone: EventPayload<'order.milestone'> = {
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

const quoteFact: QuoteFact = {
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
};

const orderFact: OrderFact = {
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
};

const auditNote: AuditNote = {
  action: 'order.paid',
  at: '2026-11-20T20:05:00.000Z',
  actorId: person.userId,
  portalId: portal._id,
  subject: `Order #${order.uniqueId}`,
  address: '203.0.113.7',
  changes: [{ what: 'Payment', from: 'Unpaid', to: 'Paid' }],
};

/** Each event as it is published, in an order in which it can be consumed; of one with optional parts once more with them. */
export const eventPayloads = (): { [T in EventType]: [EventPayload<T>, ...EventPayload<T>[]] } => ({
  'portal.changed': [portal],
  'region.changed': [{ regionId: randomUUID(), portalId: portal._id, name: 'Texas' }],
  'user.changed': [{ ...person, portalId: portal._id, lastName: 'Reyes', role: 'User', status: 'Active' }],
  'signIn.codeIssued': [{ ...person, codeSealed: secret() }],
  'password.resetRequested': [{ ...person, tokenSealed: secret() }],
  'user.invited': [
    {
      ...person,
      companyName: portal.companyName,
      endsAt: '2026-11-23T20:05:00.000Z',
      tokenSealed: secret(),
    },
  ],
  'password.changed': [person],
  'emailAddress.changed': [person],
  'emailAddress.claimed': [{ ...person, companyName: portal.companyName }],
  'secondStep.changed': [{ ...person, change: 'passkeyAdded' }],
  'quote.changed': [
    quoteFact,
    { ...quoteFact, version: 2, status: 'Archived', wasSaved: true, lostReason: 'price' },
  ],
  'quote.mailRequested': [
    {
      quoteId: randomUUID(),
      uniqueId: 10_234,
      email: 'grace@mail.example',
      language: 'es',
      pickupText: 'Dallas, TX',
      deliveryText: 'Denver, CO',
      miles: 793,
      vehicles: ['Honda Accord'],
      prices: [{ level: 1, open: 947, enclosed: 1397 }],
      whiteGlove: 2096,
      expiresAt: '2026-11-28T04:59:59.000Z',
      timeZone: 'America/New_York',
    },
  ],
  'order.booked': [order, { ...order, orderId: randomUUID(), isPublic: true, isHeld: true }],
  'order.milestone': [
    milestone,
    {
      ...milestone,
      milestone: 'changed',
      transition: 'changed:3',
      heldSeconds: 60,
      changes: [
        { field: 'price', vehicle: '', from: 999, to: 1047 },
        { field: 'pickupWindow', vehicle: '', from: '2026-11-23/2026-11-25', to: '2026-11-25/2026-11-27' },
      ],
    },
    {
      ...milestone,
      milestone: 'requestAnswered',
      transition: 'requestAnswered:4',
      request: {
        kind: 'pickupDate',
        isAccepted: false,
        wishedDay: '2026-12-01',
        answer: 'The carrier is booked.',
      },
    },
    { ...milestone, milestone: 'delivered', transition: 'delivered:5', order: { ...order, ...delivered } },
    {
      ...milestone,
      milestone: 'canceled',
      transition: 'canceled:6',
      reason: 'Sold',
      customerReason: 'The car was sold.',
      isAnswer: true,
      order: { ...order, sdStatus: 'order_canceled' },
    },
  ],
  'order.emailsTakenBack': [
    {
      orderId: order.orderId,
      portalId: portal._id,
      told: [{ eventId: '0197b1c0-0000-4000-8000-0000000000e2', transition: 'accepted' }],
    },
  ],
  'driver.locationRequested': [
    {
      orderId: order.orderId,
      portalId: portal._id,
      uniqueId: order.uniqueId,
      phone: '5550100200',
      language: 'es',
      tokenSealed: secret(),
    },
  ],
  'email.failureChanged': [
    {
      orderId: order.orderId,
      portalId: portal._id,
      emailId: '0197b1c0-0000-4000-8000-0000000000e1',
      template: 'Order Transferee',
      to: 'maeve@home.example',
      reason: 'The mail server refused it: 550 No such user',
      at: '2026-11-20T15:00:00.000Z',
    },
  ],
  'order.changed': [
    orderFact,
    {
      ...orderFact,
      ...delivered,
      version: 2,
      status: 'Delivered',
      paid: true,
      customerFirstName: 'Maeve',
      paidAt: '2026-12-01T15:00:00.000Z',
      carrierName: 'Plains Auto',
    },
  ],
  'survey.answered': [{ orderId: order.orderId, at: '2026-11-20T20:05:00.000Z' }],
  'report.due': [
    {
      scheduleId: randomUUID(),
      email: person.email,
      firstName: person.firstName,
      title: 'Conversion',
      every: 'weekly',
      from: '2026-11-16',
      to: '2026-11-22',
      files: [],
    },
  ],
  'order.audited': [auditNote],
  'settings.audited': [{ ...auditNote, action: 'settings.changed', portalId: null }],
});
