import { customerOrders, type PortalRecord } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, DueWorks, deleteOutdated, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, LogRecorder, startTestService, type TestService } from '@overland/service-kit/testing';
import { LinkMailer } from '../customer-links/link-mailer.worker.js';
import { orders as ordersService } from '../index.js';
import { OrderEntity } from '../orders/order.entity.js';
import { historyOf, milestonesOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';

const noon = new Date('2026-11-20T18:00:00Z');
const clock = new FixedClock(noon);
const log = new LogRecorder();
const email = 'jordan@example.com';
let service: TestService;
let portal: PortalRecord;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  service = await startTestService(ordersService, { overrides: [[Clock, clock]], logStream: log });
  portal = await storePortal(service, 'America/Chicago');
});
afterAll(() => service.close());
afterEach(() => clock.moveTo(noon));

const store = (path = pathTo.accepted) => storeOrder(service, path, { portalId: portal._id });
const ask = (number: unknown, body: object = { email }) =>
  service.call(customerOrders.mailLink, { params: { orderId: String(number) }, body });
const mail = () => service.app.get(DueWorks).workOff(LinkMailer);
const waiting = async () => {
  const [{ count }] = await service.dataSource.query('select count(*)::int as count from link_requests');
  return count as number;
};

async function askAndMail(number: unknown, body: object = { email }) {
  const reply = await ask(number, body);
  await mail();
  return reply;
}

describe('asking for the link to an order by email', () => {
  it('sends it to the customer of the order, and leaves a line in its history', async () => {
    const order = await store();
    expect(await askAndMail(order.uniqueId, { email: ' Jordan@Example.com ' })).toMatchObject({
      status: 200,
      body: { message: 'If an order has this number and email, we have sent the link.' },
    });
    expect(await milestonesOf(service, order.orderId)).toEqual([
      { milestone: 'linkAsked', transition: expect.stringMatching(/^link:[\w-]{36}$/), reason: '' },
    ]);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'other',
      source: 'customer',
      note: 'Asked for the link to the order by email.',
    });
  });

  it('T9: is answered the same, byte by byte, for every number and email, and does the same work', async () => {
    const order = await store();
    const replies = [
      await ask(order.uniqueId),
      await ask(order.uniqueId, { email: 'stranger@example.com' }),
      await ask(999_999_998),
    ];
    expect(await waiting()).toBe(3);
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await mail();
    expect(await waiting()).toBe(0);
    expect(await milestonesOf(service, order.orderId)).toHaveLength(1);
  });

  it('sends three an hour for each order at most, also when several processes send at once', async () => {
    const order = await store();
    for (let times = 0; times < 6; times += 1) await ask(order.uniqueId);
    await Promise.all([mail(), mail(), mail()]);
    expect(await milestonesOf(service, order.orderId)).toHaveLength(3);
    clock.advanceSeconds(3600);
    await deleteOutdated(service.dataSource, 'orders');
    expect((await askAndMail(order.uniqueId)).status).toBe(200);
    expect(await milestonesOf(service, order.orderId)).toHaveLength(4);
  });

  it('sends six an hour to one mailbox at most, of all its orders and whatever the tag', async () => {
    const mailbox = (at: number) => `ivy${at === 0 ? '' : `+${at}`}@example.com`;
    const orders = await Promise.all(
      Array.from({ length: 4 }, (_none, at) =>
        storeOrder(service, pathTo.accepted, { portalId: portal._id, customerEmail: mailbox(at) }),
      ),
    );
    for (let times = 0; times < 3; times += 1) {
      for (const [at, { uniqueId }] of orders.entries()) await ask(uniqueId, { email: mailbox(at) });
    }
    await mail();
    const sent = await Promise.all(orders.map(({ orderId }) => milestonesOf(service, orderId)));
    expect(sent.flat()).toHaveLength(6);
  });

  it('sends nothing once the page of the order has ended, and answers the same', async () => {
    const order = await store(pathTo.delivered);
    const delivered = order.history.at(-1)?.at.getTime() ?? 0;
    clock.moveTo(new Date(delivered + 60 * dayMs));
    expect((await askAndMail(order.uniqueId)).status).toBe(200);
    expect(await milestonesOf(service, order.orderId)).toEqual([]);
    clock.moveTo(new Date(delivered + 60 * dayMs - 1000));
    await askAndMail(order.uniqueId);
    expect(await milestonesOf(service, order.orderId)).toHaveLength(1);
  });

  it('sends nothing for a booking that is not finished', async () => {
    const order = await store();
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.getRepository(OrderEntity).update({ id: order.orderId }, { status: 'placing', reply: null }),
    );
    expect((await askAndMail(order.uniqueId)).status).toBe(200);
    expect(await milestonesOf(service, order.orderId)).toEqual([]);
  });

  it.each([{ email: 'nobody' }, {}, { email, to: 'other@example.com' }])(
    'takes an email address and nothing else: %j',
    async (body) => {
      expect((await ask(10_001, body)).status).toBe(400);
    },
  );

  it('is in no log', async () => {
    const order = await store();
    await askAndMail(order.uniqueId);
    expect(log.text).not.toContain(email);
    expect(
      (
        await service.call(customerOrders.mailLink, {
          as: aSession(),
          params: { orderId: 'x' },
          body: { email },
        })
      ).status,
    ).toBe(404);
  });
});
