import { randomUUID } from 'node:crypto';
import { emails, type OrderBooked, type Session } from '@overland/contracts';
import { consumeEvent, SERVICE_DATABASE, savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { notifications } from '../index.js';
import { aMilestone } from '../testing/a-milestone.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { KnownOrders } from '../testing/known-orders.js';
import { EmailEvents } from './email-events.listener.js';

const portal = aPortal({
  contactEmail: 'ruth@lonestar.example',
  emails: [{ email: 'desk@lonestar.example', emailPickUp: true, emailDelivery: false }],
});
const user = aSession({ portalId: portal._id });
const known = new KnownOrders();
let service: TestService;

beforeAll(async () => {
  Object.assign(process.env, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
  });
  service = await startTestService(notifications);
  await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, portal));
  await known.start();
});
afterAll(async () => {
  known.stop();
  await service.close();
});

const deliver = (type: 'order.booked' | 'order.milestone', payload: never) =>
  consumeEvent(service.app.get(SERVICE_DATABASE), [service.app.get(EmailEvents, { strict: false })], {
    eventId: randomUUID(),
    type,
    at: new Date().toISOString(),
    requestId: null,
    payload,
  });

/** Books an order, so that its emails are written. */
async function book(changes: Partial<OrderBooked> = {}): Promise<OrderBooked> {
  const order = known.set(anOrderBooked({ portalId: portal._id, ...changes }));
  await deliver('order.booked', order as never);
  return order;
}

type Milestone = 'canceled' | 'accepted' | 'picked_up' | 'delivered' | 'changed' | 'paid';
const audience = ({ orderId }: OrderBooked, milestone: Milestone, as: Session = user) =>
  service.call(emails.audience, { body: { orderId, milestone }, as });
const customer = { party: 'customer', address: 'maeve@home.example' };

describe('who would be notified', () => {
  it.each([
    ['accepted', [customer]],
    ['paid', [customer]],
    [
      'picked_up',
      [
        customer,
        { party: 'pickup', address: 'ada@agents.example' },
        { party: 'pickup', address: 'desk@lonestar.example' },
      ],
    ],
    [
      'canceled',
      [
        customer,
        { party: 'company', address: 'ruth@lonestar.example' },
        { party: 'company', address: 'desk@lonestar.example' },
        { party: 'agent', address: 'ada@agents.example' },
        { party: 'agent', address: 'ben@agents.example' },
      ],
    ],
  ] as const)('when an order is %s follows from the rules of the emails', async (milestone, recipients) => {
    const { status, body } = await audience(await book(), milestone);
    expect(status).toBe(200);
    expect(body).toEqual({ recipients, dropped: [] });
  });

  it('is the customer and, of what it was told, the company of a public booking whose terms nobody accepted', async () => {
    const order = await book({ isPublic: true });
    const company = ['desk@lonestar.example', 'ruth@lonestar.example'].map((address) => ({
      party: 'company',
      address,
    }));
    for (const milestone of ['canceled', 'changed'] as const) {
      expect((await audience(order, milestone)).body).toEqual({
        recipients: [customer, ...company],
        dropped: [],
      });
    }
    expect((await audience(order, 'picked_up')).body).toEqual({ recipients: [customer], dropped: [] });
  });

  it('is nobody for a step that was notified before and undone', async () => {
    const order = await book();
    await deliver('order.milestone', aMilestone('accepted', order) as never);
    expect((await audience(order, 'accepted')).body).toEqual({ recipients: [], dropped: [] });
  });

  it('is said for several orders at once, and left out for another portal’s', async () => {
    const [one, other] = [await book(), await book({ isPublic: true })];
    const foreign = known.set(anOrderBooked());
    const orderIds = [other, foreign, one].map(({ orderId }) => orderId);
    const body = { orderIds, milestone: 'paymentRequested' };
    const reply = await service.call(emails.audiences, { body, as: user });
    expect(reply.body).toEqual(
      [other, one].map(({ orderId, uniqueId, customerFullName }) => ({
        ...{ orderId, uniqueId, customerFullName },
        recipients: [customer],
        dropped: [],
      })),
    );
    const few = { orderIds: [one.orderId], milestone: 'picked_up' };
    expect((await service.call(emails.audiences, { body: few, as: user })).body[0].recipients).toHaveLength(
      3,
    );
  });

  it('T3: is not shown for another portal’s order, nor for a missing one', async () => {
    const order = await book();
    const stranger = aSession({ role: 'Admin' });
    const [others, none] = [
      await audience(order, 'canceled', stranger),
      await audience(anOrderBooked(), 'canceled'),
    ];
    expect([others.status, none.status]).toEqual([404, 404]);
    expect(others.body.message).toBe(none.body.message);
  });
});

describe('who would get an email of a booking', () => {
  const ofBooking = (body: object, as: Session) =>
    service.call(emails.ofBooking, {
      body: { customerEmail: 'grace@home.example', paymentType: 'COD', agents: [], ...body },
      as,
    });
  const addresses = (body: { recipients: { address: string }[] }) =>
    body.recipients.map(({ address }) => address);
  const all = ['grace@home.example', 'ruth@lonestar.example', 'desk@lonestar.example'];

  it('is said to people of the portal, and to an MCAdmin of the portal that is named', async () => {
    const asked = await ofBooking({}, user);
    expect(addresses(asked.body)).toEqual(all);
    expect(asked.body.recipients[0].templates).toContain('Payment Request');
    const billed = await ofBooking({ paymentType: 'Billing' }, user);
    expect(billed.body.recipients[0].templates).not.toContain('Payment Request');
    const staff = aSession({ role: 'MCAdmin' });
    expect(addresses((await ofBooking({ portalId: portal._id }, staff)).body)).toEqual(all);
    expect((await ofBooking({}, staff)).status).toBe(400);
  });

  it('T3: tells nothing of a portal that somebody else names', async () => {
    const other = aPortal({ contactEmail: 'jo@other.example', emails: [] });
    await withPortal(service.dataSource, systemScope, (manager) => savePortal(manager, other));
    const stranger = aSession({ role: 'Admin', portalId: other._id });
    const { body } = await ofBooking({ portalId: portal._id }, stranger);
    expect(addresses(body)).toEqual(['grace@home.example', 'jo@other.example']);
  });
});
