import { randomUUID } from 'node:crypto';
import type { AuditNote, EventPayload, EventType, QuoteMail } from '@overland/contracts';
import { encrypt } from '@overland/service-kit';
import { testKeys } from '@overland/service-kit/testing';
import { delivered, milestone, order, orderFact, portal, quoteFact } from './sample-order.js';

const person = { userId: randomUUID(), email: 'dana@riverside.example', firstName: 'Dana' };
const secret = () => encrypt('918273', testKeys().sealKey);

const quoteMail: QuoteMail = {
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

const ofClaim = {
  claimId: randomUUID(),
  number: 1,
  state: 'reported',
  asked: 450,
  agreed: null,
  paid: null,
  answerBy: '2026-12-09',
} as const;

/** Each event as it is published, in an order in which it can be consumed; of one with optional parts once more with them. */
export const eventPayloads = (): { [T in EventType]: [EventPayload<T>, ...EventPayload<T>[]] } => ({
  'portal.changed': [portal],
  'region.changed': [{ regionId: randomUUID(), portalId: portal._id, name: 'Texas' }],
  'user.changed': [{ ...person, portalId: portal._id, lastName: 'Reyes', role: 'User', status: 'Active' }],
  'quote.audited': [{ ...auditNote, action: 'quote.handedOver' }],
  'claim.audited': [{ ...auditNote, action: 'claim.approved' }],
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
  'quote.mailRequested': [quoteMail],
  'quote.followedUp': [
    {
      followUpId: randomUUID(),
      portalId: portal._id,
      isByRule: true,
      sentAt: '2026-11-21T15:00:00.000Z',
      subject: 'Su cotización #10234: Dallas, TX a Denver, CO',
      words: 'Le recordamos su cotización.',
      mail: quoteMail,
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
  'claim.changed': [
    {
      ...ofClaim,
      orderId: order.orderId,
      uniqueId: order.uniqueId,
      portalId: order.portalId,
      version: 1,
      carrierName: 'Blue Ridge',
      reportedAt: '2026-12-02T17:00:00.000Z',
      closedAt: null,
      isTakenBack: false,
    },
  ],
  'claim.mailRequested': [
    {
      transition: 'claim:1:1',
      heldSeconds: 0,
      claim: {
        ...ofClaim,
        source: 'customer',
        vehicles: ['2019 Honda Accord'],
        what: 'The door is dented.',
        answer: '',
        isReopened: false,
      },
      order: { ...order, ...delivered },
    },
  ],
  'order.costChanged': [
    { orderId: order.orderId, version: 2, agreed: 800, paid: null },
    { orderId: order.orderId, version: 3, agreed: 800, paid: 840 },
  ],
  'order.vehiclesEntered': [
    {
      orderId: order.orderId,
      quoteId: orderFact.quoteId,
      version: 2,
      vehicles: [{ vin: '1HGCM82633A004352', year: 2003 }],
    },
  ],
  'survey.answered': [
    {
      orderId: order.orderId,
      at: '2026-11-20T20:05:00.000Z',
      lowMarks: [{ about: 'driver', rating: 1, detail: 'Two days late.' }],
    },
  ],
  'notice.added': [{ userId: person.userId }],
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
