import { randomUUID } from 'node:crypto';
import {
  type AuditNote,
  type EventPayload,
  type EventType,
  events,
  type OrderFact,
  type QuoteFact,
} from '@overland/contracts';
import { addToOutbox, encrypt, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, startTestService, type TestService, testKeys, until } from '@overland/service-kit/testing';
import { anOrderBooked } from '../../services/notifications/src/testing/an-order-booked.js';
import { allServices } from './services.js';

const portal = aPortal();
const person = { userId: randomUUID(), email: 'dana@riverside.example', firstName: 'Dana' };
const secret = () => encrypt('918273', testKeys().sealKey);
const order = anOrderBooked({ portalId: portal._id });
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

const payloads: { [T in EventType]: EventPayload<T> } = {
  'portal.changed': portal,
  'region.changed': { regionId: randomUUID(), portalId: portal._id, name: 'Texas' },
  'user.changed': { ...person, portalId: portal._id, lastName: 'Reyes', role: 'User', status: 'Active' },
  'signIn.codeIssued': { ...person, codeSealed: secret() },
  'password.resetRequested': { ...person, tokenSealed: secret() },
  'user.invited': {
    ...person,
    companyName: portal.companyName,
    endsAt: '2026-11-23T20:05:00.000Z',
    tokenSealed: secret(),
  },
  'password.changed': person,
  'emailAddress.changed': person,
  'emailAddress.claimed': { ...person, companyName: portal.companyName },
  'secondStep.changed': { ...person, change: 'passkeyAdded' },
  'quote.changed': quoteFact,
  'quote.mailRequested': {
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
  'order.booked': order,
  'order.milestone': {
    milestone: 'accepted',
    transition: 'accepted:2',
    reason: '',
    customerReason: '',
    isAnswer: false,
    heldSeconds: 0,
    changes: [],
    order,
  },
  'order.emailsTakenBack': {
    orderId: order.orderId,
    portalId: portal._id,
    told: [{ eventId: '0197b1c0-0000-4000-8000-0000000000e2', transition: 'accepted' }],
  },
  'driver.locationRequested': {
    orderId: order.orderId,
    portalId: portal._id,
    uniqueId: order.uniqueId,
    phone: '5550100200',
    language: 'es',
    tokenSealed: secret(),
  },
  'email.failureChanged': {
    orderId: order.orderId,
    portalId: portal._id,
    emailId: '0197b1c0-0000-4000-8000-0000000000e1',
    template: 'Order Transferee',
    to: 'maeve@home.example',
    reason: 'The mail server refused it: 550 No such user',
    at: '2026-11-20T15:00:00.000Z',
  },
  'order.changed': orderFact,
  'survey.answered': { orderId: order.orderId, at: '2026-11-20T20:05:00.000Z' },
  'report.due': {
    scheduleId: randomUUID(),
    email: person.email,
    firstName: person.firstName,
    title: 'Conversion',
    every: 'weekly',
    from: '2026-11-16',
    to: '2026-11-22',
    files: [],
  },
  'order.audited': auditNote,
  'settings.audited': { ...auditNote, action: 'settings.changed', portalId: null },
};

describe('all services in one process', () => {
  const services = new Map<string, TestService>();

  beforeAll(async () => {
    Object.assign(process.env, {
      // Nothing listens there: this test only follows the events.
      SMTP_URL: 'smtp://127.0.0.1:9',
      STAFF_SITE_URL: 'https://app.overland.example',
      PUBLIC_SITE_URL: 'https://overland.example',
      JWT_PRIVATE_KEY: testKeys().privateKey,
    });
    for (const definition of allServices) {
      services.set(definition.name, await startTestService(definition, { role: 'both' }));
    }
  }, 60_000);
  afterAll(async () => {
    for (const service of [...services.values()].reverse()) await service.close();
  }, 60_000);

  const databaseOf = (name: string) => {
    const service = services.get(name);
    if (!service) throw new Error(`${name} did not start.`);
    return service.dataSource;
  };

  const isProcessed = async (subscriber: string, eventId: string) => {
    const rows = await databaseOf(subscriber).query('select 1 from processed_events where event_id = $1', [
      eventId,
    ]);
    return rows.length > 0;
  };

  it.each(Object.keys(events) as EventType[])(
    '%s goes from its publisher’s outbox to each subscriber',
    async (type) => {
      const { publisher, subscribers } = events[type];
      const eventId = await withPortal(databaseOf(publisher), systemScope, (manager) =>
        addToOutbox(manager, type, payloads[type], { requestId: null }),
      );
      for (const subscriber of subscribers) {
        await until(`it is processed by ${subscriber}`, () => isProcessed(subscriber, eventId));
      }
    },
  );
});
