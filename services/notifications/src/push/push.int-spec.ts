import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import {
  messages,
  type OrderBooked,
  type OrderMilestone,
  type OrderMilestoneReached,
  pushDevices,
} from '@overland/contracts';
import { hourSeconds } from '@overland/contracts/calendar';
import {
  AppError,
  Clock,
  consumeEvent,
  DueWorks,
  deleteOutdated,
  FixedClock,
  linkKeyFrom,
  SERVICE_DATABASE,
  ServiceHosts,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { LogRecorder, startTestService, type TestService, testKeys } from '@overland/service-kit/testing';
import Fastify from 'fastify';
import { notifications } from '../index.js';
import { aMilestone } from '../testing/a-milestone.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { PushReceiver, TestBrowser } from '../testing/push-receiver.js';
import { PushDeviceEntity } from './push-device.entity.js';
import { PushEvents } from './push-events.listener.js';
import { PushMessageEntity } from './push-message.entity.js';
import { PushSender } from './push-sender.worker.js';

const began = new Date();
const clock = new FixedClock(began);
const log = new LogRecorder();
const receiver = new PushReceiver();
/** Links that work at orders, and when they end. */
const links = new Map<string, { order: OrderBooked; endsAt: Date | null }>();
const ordersService = Fastify();
let service: TestService;

beforeAll(async () => {
  await receiver.start();
  Object.assign(process.env, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    STAFF_SITE_URL: 'https://app.overland.example',
    PUBLIC_SITE_URL: 'https://overland.example',
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    PUSH_HOSTS: `fcm.googleapis.com,${receiver.host}`,
    LOG_LEVEL: 'debug',
  });
  service = await startTestService(notifications, { overrides: [[Clock, clock]], logStream: log });
  ordersService.post<{ Body: { token: string } }>(
    '/service/orders/customer-link',
    async ({ body }, reply) => {
      const link = links.get(body.token);
      if (link) return { orderId: link.order.orderId, portalId: link.order.portalId, endsAt: link.endsAt };
      const { status, code, message } = new AppError('linkExpired', messages.linkNotValid);
      return reply.status(status).send({ code, message, requestId: 'one' });
    },
  );
  await ordersService.ready();
  ServiceHosts.set('orders', ordersService);
});
afterAll(async () => {
  ServiceHosts.delete('orders');
  delete process.env.VAPID_PRIVATE_KEY;
  delete process.env.PUSH_HOSTS;
  await service.close();
  await ordersService.close();
  await receiver.stop();
});
afterEach(() => clock.moveTo(began));

/** An order with a link that works. */
function anOrder(endsAt: Date | null = null) {
  const order = anOrderBooked();
  const { orderId, customerEmail } = order;
  const token = signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
    kind: 'mailed',
    orderId,
    customerEmail,
    issuedAt: began,
  });
  links.set(token, { order, endsAt });
  return { order, token };
}

const aBrowser = () => new TestBrowser(receiver.host);
const add = (token: string, browser: TestBrowser, change: object = {}) =>
  service.call(pushDevices.add, { body: { token, ...browser.subscription, language: 'en', ...change } });
const end = (token: string, { subscription: { endpoint } }: TestBrowser) =>
  service.call(pushDevices.end, { body: { token, endpoint } });
const offer = (token: string, endpoint: string | null = null) =>
  service.call(pushDevices.offer, { body: { token, endpoint } });

async function happens(
  order: OrderBooked,
  milestone: OrderMilestone,
  change: Partial<OrderMilestoneReached> = {},
): Promise<void> {
  await consumeEvent(service.app.get(SERVICE_DATABASE), [service.app.get(PushEvents)], {
    eventId: randomUUID(),
    type: 'order.milestone',
    at: clock.now().toISOString(),
    requestId: null,
    payload: { ...aMilestone(milestone, order), ...change },
  });
}
const sendDue = () => service.app.get(DueWorks).workOff(PushSender);
/** As if this much time had passed for waiting messages. */
const pass = (seconds: number) =>
  inSystem((manager) =>
    manager.query(
      `update push_messages set due_at = due_at - make_interval(secs => $1),
         give_up_at = give_up_at - make_interval(secs => $1)`,
      [seconds],
    ),
  );
const inSystem = <T>(work: Parameters<typeof withPortal<T>>[2]) =>
  withPortal(service.dataSource, systemScope, work);
const devicesOf = ({ orderId }: OrderBooked) =>
  inSystem((manager) => manager.findBy(PushDeviceEntity, { orderId }));
const withoutId = ({ status, body: { requestId: _id, ...body } }: Awaited<ReturnType<typeof add>>) => ({
  status,
  body,
});
const notValid = { status: 400, body: { code: 'linkExpired', message: messages.linkNotValid } };

describe('a device of a customer', () => {
  it('gets a message about the pickup, encrypted for it alone: number, state and the page to open', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    expect(await add(token, browser)).toMatchObject({ status: 200, body: { isOn: true } });
    await happens(order, 'picked_up');
    await sendDue();
    const title = `Order ${order.uniqueId} was picked up`;
    const told = [{ title, tag: `order-${order.uniqueId}`, path: `/order-status/${token}` }];
    expect(receiver.textsOf(browser)).toEqual(told);
    const [push] = receiver.of(browser);
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(push?.body.includes('picked up')).toBe(false);
  });

  it('T12, T17: gets messages with our words only, which open no other host', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    await add(token, browser, { language: 'es' });
    const request = { kind: 'cancel', wishedDay: null, isAccepted: false, answer: 'Ring ACME now.' } as const;
    await happens(order, 'canceled', { reason: 'Win at https://bad.example' });
    await happens(order, 'requestAnswered', { transition: 'request:1', request });
    await sendDue();
    const texts = JSON.stringify(receiver.textsOf(browser));
    expect(receiver.textsOf(browser)).toHaveLength(2);
    for (const other of ['ACME', 'bad.example', 'http', '//', order.customerFullName, 'Dallas', '@']) {
      expect(texts).not.toContain(other);
    }
  });

  it('is reached with a signature of ours, for that push service and for hours', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    const { publicKey } = (await offer(token)).body;
    await add(token, browser);
    await happens(order, 'accepted');
    await sendDue();
    const [, jwt = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(`${receiver.of(browser)[0]?.headers.authorization}`) ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
    const [head, claims = '', signature = ''] = jwt.split('.');
    const isOurs = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isOurs).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: `https://${receiver.host}`,
      exp: Math.floor(began.getTime() / 1000) + 12 * hourSeconds,
      sub: 'mailto:support@overland.example',
    });
  });

  it('gets one message for each transition, in its language, and no others', async () => {
    const { order, token } = anOrder();
    const [english, spanish, off] = [aBrowser(), aBrowser(), aBrowser()];
    await add(token, english);
    await add(token, spanish, { language: 'es' });
    await add(token, off);
    await end(token, off);
    await happens(order, 'accepted');
    await happens(order, 'accepted');
    await happens(order, 'termsAccepted');
    const request = {
      kind: 'cancel',
      wishedDay: null,
      isAccepted: false,
      answer: 'A secret of staff.',
    } as const;
    await happens(order, 'requestAnswered', { transition: 'request:1', request });
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    await sendDue();
    const titles = (browser: TestBrowser) =>
      receiver
        .textsOf(browser)
        .map((text) => (text as { title: string }).title)
        .sort();
    const number = order.uniqueId;
    expect(titles(english)).toEqual([
      `A driver is assigned to order ${number}`,
      `Your request for order ${number} is answered`,
    ]);
    expect(titles(spanish)).toEqual([
      `El pedido ${number} ya tiene conductor`,
      `Respondimos a su solicitud sobre el pedido ${number}`,
    ]);
    expect(titles(off)).toEqual([]);
  });

  it('is stored once, even if added twice or at the same time, and gets nothing once removed, even twice', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    const { endpoint } = browser.subscription;
    expect((await offer(token, endpoint)).body.isOn).toBe(false);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(token, browser)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await devicesOf(order)).toHaveLength(1);
    expect((await offer(token, endpoint)).body.isOn).toBe(true);
    expect(await end(token, browser)).toMatchObject({ status: 200, body: { isOn: false } });
    expect((await end(token, browser)).status).toBe(200);
    expect((await offer(token, endpoint)).body.isOn).toBe(false);
  });

  it('is refused after ten, however many are added at once', async () => {
    const { order, token } = anOrder();
    const answers = await Promise.all(Array.from({ length: 14 }, () => add(token, aBrowser())));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(4).fill(429),
    ]);
    expect(await devicesOf(order)).toHaveLength(10);
  });

  it.each([404, 410])('is forgotten when its push service answers %d', async (status) => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    await add(token, browser);
    receiver.answer(browser, { status });
    await happens(order, 'accepted');
    await sendDue();
    expect(await devicesOf(order)).toEqual([]);
    await happens(order, 'picked_up');
    await sendDue();
    expect(receiver.of(browser)).toHaveLength(1);
  });

  it('is tried again after a failure, later each time, as late as its push service asks, and for a day', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    await add(token, browser);
    receiver.answer(browser, { status: 500 }, { status: 429, headers: { 'retry-after': '600' } });
    await happens(order, 'accepted');
    await sendDue();
    await sendDue();
    expect(receiver.of(browser)).toHaveLength(1);
    await pass(5);
    await sendDue();
    await pass(590);
    await sendDue();
    expect(receiver.of(browser)).toHaveLength(2);
    await pass(10);
    await sendDue();
    await sendDue();
    expect(receiver.of(browser)).toHaveLength(3);

    const lost = aBrowser();
    await add(token, lost);
    receiver.answer(lost, ...Array(60).fill({ status: 503 }));
    await happens(order, 'picked_up');
    for (let hours = 0; hours < 40; hours += 1) {
      await pass(3600);
      await sendDue();
    }
    const [device] = (await devicesOf(order)).filter(({ endpoint }) => endpoint.endsWith(lost.path));
    const message = await inSystem((manager) =>
      manager.findOneBy(PushMessageEntity, { deviceId: device?.id ?? '' }),
    );
    expect(message?.dueAt).toBeNull();
    expect(receiver.of(lost).length).toBeLessThan(30);
  });

  it('that refuses a message for good is not sent it again', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    await add(token, browser);
    receiver.answer(browser, { status: 400 });
    await happens(order, 'accepted');
    await sendDue();
    await pass(43_200);
    await sendDue();
    expect(receiver.of(browser)).toHaveLength(1);
  });
});

describe('the link of a device', () => {
  it('T14: must work: every wrong one gets the same answer and adds nothing', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    for (const wrong of ['', 'guessed', `${token}a`, token.slice(0, -1)]) {
      expect(withoutId(await add(wrong, browser))).toEqual(notValid);
      expect(withoutId(await end(wrong, browser))).toEqual(notValid);
      expect(withoutId(await offer(wrong))).toEqual(notValid);
    }
    expect(await devicesOf(order)).toEqual([]);
  });

  it('T14: does not end the device of another order', async () => {
    const [own, other] = [anOrder(), anOrder()];
    const browser = aBrowser();
    await add(own.token, browser);
    await end(other.token, browser);
    expect((await offer(other.token, browser.subscription.endpoint)).body.isOn).toBe(false);
    expect(await devicesOf(own.order)).toHaveLength(1);
  });

  it('ends the device when the order gets another customer email', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    await add(token, browser);
    await happens({ ...order, customerEmail: 'another@home.example' }, 'picked_up');
    await sendDue();
    expect(receiver.of(browser)).toEqual([]);
    expect(await devicesOf(order)).toEqual([]);
  });

  it('ends the device 60 days after the delivery, or the canceling', async () => {
    const passDays = (days: number) =>
      inSystem((manager) =>
        manager.query('update push_devices set ends_at = ends_at - make_interval(days => $1)', [days]),
      );
    const sweep = () => deleteOutdated(service.dataSource, 'notifications');
    const [delivered, canceled, goingOn] = [anOrder(), anOrder(), anOrder()];
    for (const { token } of [delivered, canceled, goingOn]) await add(token, aBrowser());
    await happens(delivered.order, 'delivered');
    await happens(canceled.order, 'canceled');
    await happens(goingOn.order, 'canceled');
    await happens(goingOn.order, 'picked_up');
    await passDays(59);
    await sweep();
    expect(await devicesOf(delivered.order)).toHaveLength(1);
    await passDays(1);
    await sweep();
    expect(await devicesOf(delivered.order)).toEqual([]);
    expect(await devicesOf(canceled.order)).toEqual([]);
    expect(await devicesOf(goingOn.order)).toHaveLength(1);
  });

  it('is not stored in plain text nor logged, and neither is the address of the device', async () => {
    const { order, token } = anOrder();
    const browser = aBrowser();
    await add(token, browser);
    receiver.answer(browser, { status: 503 });
    await happens(order, 'accepted');
    await sendDue();
    const stored = await inSystem(async (manager) => [
      await manager.find(PushDeviceEntity),
      await manager.find(PushMessageEntity),
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(order.customerEmail);
    expect(log.lines.length).toBeGreaterThan(0);
    expect(log.text).not.toContain(token);
    expect(log.text).not.toContain(browser.path);
  });
});

describe('T18: the address of a device', () => {
  it.each([
    'http://localhost:80/push',
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data/',
    'https://fcm.googleapis.com.evil.example/send',
    'https://fcm.googleapis.com@evil.example/send',
    'https://fcm.googleapis.com:8443/send',
    'file:///etc/passwd',
    'not an address',
  ])('%s is refused', async (endpoint) => {
    const { order, token } = anOrder();
    const answer = await add(token, aBrowser(), { endpoint });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'endpoint' }] } });
    expect(await devicesOf(order)).toEqual([]);
  });

  it('is not redirected: such a message is given up', async () => {
    const { order, token } = anOrder();
    const [browser, elsewhere] = [aBrowser(), aBrowser()];
    await add(token, browser);
    receiver.answer(browser, { status: 307, headers: { location: elsewhere.subscription.endpoint } });
    await happens(order, 'accepted');
    await sendDue();
    expect([receiver.of(browser).length, receiver.of(elsewhere).length]).toEqual([1, 0]);
  });

  it('that was accepted is not called once its host is no longer configured', async () => {
    const { order, token } = anOrder();
    await add(token, aBrowser());
    await inSystem((manager) =>
      manager.update(PushDeviceEntity, { orderId: order.orderId }, { endpoint: 'https://localhost:1/push' }),
    );
    await happens(order, 'accepted');
    await sendDue();
    expect(await devicesOf(order)).toEqual([]);
  });

  it.each([
    ['a point that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a key that is too short', { p256dh: 'short' }],
    ['a secret that is too short', { auth: 'short' }],
    ['a key that is no base64', { p256dh: 'not base64!' }],
  ])('comes with keys that work, not with %s', async (_name, change) => {
    const { token } = anOrder();
    const browser = aBrowser();
    const keys = { ...browser.subscription.keys, ...change };
    expect((await add(token, browser, { keys })).status).toBe(400);
  });
});
