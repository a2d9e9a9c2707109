import { randomUUID } from 'node:crypto';
import {
  customerOrders,
  type Endpoint,
  orders,
  orderWork,
  type PortalRecord,
  type Session,
  surveyMessages,
  undoSeconds,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { WarmBrowser } from '@overland/documents';
import { ReadBrowser } from '@overland/documents/testing';
import {
  Clock,
  deleteOutdated,
  FixedClock,
  linkKeyFrom,
  type OrderLinkKind,
  readIdLink,
  readOrderLink,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import {
  aSession,
  LogRecorder,
  startTestService,
  type TestService,
  testKeys,
} from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { OrderEntity } from '../orders/order.entity.js';
import { pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';

const noon = new Date('2026-11-20T18:00:00Z');
const clock = new FixedClock(noon);
const log = new LogRecorder();
const browser = new ReadBrowser();
const email = 'jordan@example.com';
const notFound = {
  status: 404,
  body: { code: 'notFound', message: 'Sorry! We were unable to find the status of this order.' },
};
const notValid = { status: 400, body: { code: 'linkExpired', message: 'This link is no longer valid.' } };
const driver = {
  carrierName: 'Ridgeline Auto Transport',
  name: 'Luis Ortega',
  phone: '(555) 010-0200',
  position: { lat: 35.2, long: -101.8, at: new Date('2026-11-20T15:00:00Z') },
};
let service: TestService;
let portal: PortalRecord;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  service = await startTestService(ordersService, {
    overrides: [
      [Clock, clock],
      [WarmBrowser, browser],
    ],
    logStream: log,
  });
  portal = await storePortal(service, 'America/Chicago');
});
afterAll(async () => {
  await service.close();
  await browser.onApplicationShutdown();
});
afterEach(() => clock.moveTo(noon));

const store = (path = pathTo.picked_up, overrides: Partial<DemoOrder> = {}) =>
  storeOrder(service, path, { portalId: portal._id, driver, ...overrides });
const lookUp = (number: unknown, body: object = { email }, endpoint: Endpoint = customerOrders.status) =>
  service.call(endpoint, { params: { orderId: String(number) }, body });
const track = (number: unknown, body: object = { email }) =>
  service.call(customerOrders.track, { params: { orderId: String(number) }, body });
const open = (token: unknown) => service.call(customerOrders.open, { body: { token } });
const withoutId = ({
  status,
  body: { requestId: _id, ...body },
}: {
  status: number;
  body: Record<string, unknown>;
}) => ({
  status,
  body,
});
const tokenOf = (
  { orderId }: DemoOrder,
  issuedAt = noon,
  customerEmail = email,
  kind: OrderLinkKind = 'lookedUp',
) => signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), { kind, orderId, customerEmail, issuedAt });
const change = ({ orderId }: DemoOrder, columns: Partial<OrderEntity>) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.getRepository(OrderEntity).update({ id: orderId }, columns),
  );

const publicKeys = [
  'before',
  'companyLogo',
  'companyName',
  'contact',
  'delivery',
  'deliveryPlaceText',
  'files',
  'hasDriver',
  'isCustomerPortal',
  'isHeld',
  'isRush',
  'mayAccept',
  'mayAsk',
  'miles',
  'orderId',
  'paid',
  'paidAmount',
  'paidOn',
  'paymentType',
  'pickup',
  'pickupPlaceText',
  'portal',
  'position',
  'price',
  'reached',
  'requests',
  'rushFee',
  'sdStatusLabel',
  'stations',
  'status',
  'survey',
  'termsAcceptedAt',
  'timeZone',
  'token',
  'transportType',
  'uniqueId',
  'vehicles',
];

describe('the status of an order', () => {
  it('is shown to who knows its number and its customer’s email, and nothing else', async () => {
    const order = await store();
    const { status, body } = await lookUp(order.uniqueId, { email: ' Jordan@Example.com ' });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(publicKeys);
    expect(Object.keys(body.pickup).sort()).toEqual(
      'actualOn address businessName city contactName dateType phone scheduledAt scheduledEndsAt state zip'.split(
        ' ',
      ),
    );
    expect(Object.keys(body.vehicles[0]).sort()).toEqual('make model operable vin year'.split(' '));
    expect(Object.keys(body.portal).sort()).toEqual(['accentColor', 'displayMCLogo']);
    expect(body).toMatchObject({
      uniqueId: order.uniqueId,
      status: 'Picked Up',
      sdStatusLabel: 'Picked Up',
      reached: 4,
      price: 1090,
      paid: false,
      termsAcceptedAt: null,
      position: { lat: 35.2, long: -101.8, at: '2026-11-20T15:00:00.000Z' },
    });
    expect(body.stations).toEqual([
      { label: 'Booked', at: '2026-11-02T15:00:00.000Z' },
      { label: 'Confirmed', at: null },
      { label: 'Assigned Driver', at: '2026-11-03T15:00:00.000Z' },
      { label: 'Picked Up', at: '2026-11-04T15:00:00.000Z' },
      { label: 'Delivered', at: null },
    ]);
  });

  it('tells no step that can still be undone, also where nobody is emailed about it', async () => {
    const order = await store(pathTo.accepted);
    const as = aSession({ role: 'MCAdmin' });
    const move = (sdStatus: string) =>
      service.call(orderWork.move, {
        params: { orderId: order.orderId },
        body: { sdStatus, tells: false },
        as,
      });
    const page = async () => (await open(tokenOf(order))).body;
    const known = await page();
    await move('picked_up');
    clock.advanceSeconds(30);
    await move('delivered');
    expect({ ...(await page()), token: known.token }).toEqual(known);
    expect((await lookUp(order.uniqueId, { email }, customerOrders.survey)).status).toBe(409);
    clock.advanceSeconds(30);
    expect(await page()).toMatchObject({ reached: 4, status: 'Picked Up', survey: null });
    clock.advanceSeconds(30);
    expect(await page()).toMatchObject({ reached: 5, status: 'Delivered' });
    expect((await lookUp(order.uniqueId, { email }, customerOrders.survey)).status).toBe(200);
  });

  it('offers the terms where it was opened by the link of an email, which its answer keeps', async () => {
    const [order, delivered] = [await store(pathTo.new), await store(pathTo.delivered)];
    const mailed = tokenOf(order, noon, email, 'mailed');
    expect((await open(mailed)).body).toMatchObject({ token: mailed, mayAccept: true });
    expect((await open(tokenOf(order))).body).toMatchObject({ mayAccept: false });
    const found = (await lookUp(order.uniqueId)).body;
    expect(found.mayAccept).toBe(false);
    expect(readOrderLink(found.token)?.kind).toBe('lookedUp');
    expect((await open(tokenOf(delivered, noon, email, 'mailed'))).body).toMatchObject({ mayAccept: false });
    await change(order, { termsAcceptedAt: noon });
    expect((await open(mailed)).body).toMatchObject({ token: mailed, mayAccept: false });
  });

  it('T14: tells nothing of driver, carrier, staff or agents', async () => {
    const agents = [{ name: 'Ann Agent', email: 'ann@agents.example', pickup: true, delivery: false }];
    const notes = [{ at: noon, actor: 'Robin Lee', note: 'Carrier pay is 700.' }];
    const order = await store(pathTo.picked_up, { agents, notes });
    await change(order, {
      truck: 'TX 4K-2210',
      pickupCondition: { odometers: [45_210], note: 'A torn seat.' },
    });
    const answers = JSON.stringify([
      (await lookUp(order.uniqueId)).body,
      (await track(order.uniqueId)).body,
      (await open(tokenOf(order))).body,
    ]);
    const secrets = [driver.phone, '5550100200', driver.name, driver.carrierName, 'Robin Lee', 'pay is 700'];
    secrets.push('TX 4K-2210', '45210', 'A torn seat.');
    for (const secret of [...secrets, 'ann@agents.example', order.portalId, order.quoteId]) {
      expect(answers).not.toContain(secret);
    }
  });

  it('T9, T14: answers another’s email as it answers a number that nobody has', async () => {
    const order = await store();
    const booking = await store();
    await change(booking, { status: 'placing', reply: null });
    const misses = [
      await lookUp(order.uniqueId, { email: 'stranger@example.com' }),
      await lookUp(999_999_999),
      await lookUp(booking.uniqueId),
      await track(order.uniqueId, { email: 'stranger@example.com' }),
      await track(999_999_999),
    ];
    for (const miss of misses) expect(withoutId(miss as never)).toEqual(notFound);
  });

  it.each([{ email: 'nobody' }, { email: '' }, {}, { email, portalId: 'x' }])(
    'asks for an email address: %j',
    async (body) => {
      expect((await lookUp(10_001, body)).status).toBe(400);
    },
  );

  it('takes numbers alone', async () => {
    for (const number of ['abc', '1e3', '-1', '1'.repeat(30)])
      expect((await lookUp(number)).status).toBe(404);
  });

  const from = (address: string, number: unknown, as = email) =>
    service.call(customerOrders.status, {
      params: { orderId: String(number) },
      body: { email: as },
      headers: { 'x-client-ip': address },
    });

  it('T14: walking numbers with a known email, also all at once, finds no order after twenty wrong ones', async () => {
    const order = await store();
    const statuses: number[] = [];
    for (let first = 0; first < 60; first += 10) {
      const walked = Array.from({ length: 10 }, (_none, at) => from('203.0.113.1', 700_000_000 + first + at));
      statuses.push(...(await Promise.all(walked)).map(({ status }) => status));
    }
    expect(statuses.sort()).toEqual([...Array(20).fill(404), ...Array(40).fill(429)]);
    expect((await from('203.0.113.1', order.uniqueId)).status).toBe(429);
    expect((await track(order.uniqueId)).status).toBe(200);
    clock.advanceSeconds(15 * 60);
    expect((await from('203.0.113.1', order.uniqueId)).status).toBe(200);
  });

  it('T10, T14: from many addresses, or those of one /64, finds no more than a hundred', async () => {
    const victim = 'walked@example.com';
    let evaluated = 0;
    for (let address = 1; address <= 12; address += 1) {
      const ip = address % 2 ? `198.51.100.${address}` : `2001:db8:0:${address}::${address}`;
      for (let each = 0; each < 25; each += 1) {
        const { status } = await from(ip, 600_000_000 + each, victim);
        if (status === 404) evaluated += 1;
      }
    }
    expect(evaluated).toBe(100);
    const inOne: number[] = [];
    for (let at = 0; at < 30; at += 1) {
      inOne.push((await from(`2001:db8:9:9::${at}`, 500_000_000 + at, 'other@example.com')).status);
    }
    expect(inOne.filter((status) => status === 404)).toHaveLength(20);
    clock.advanceSeconds(15 * 60);
  });

  it('T10: is not closed to its customer by strangers, whatever they try with its number or from one address', async () => {
    const order = await store();
    const attack = [
      ...Array.from({ length: 40 }, (_none, at) =>
        from('203.0.113.9', order.uniqueId, `guess${at}@example.com`),
      ),
      ...Array.from({ length: 200 }, () => from('203.0.113.9', 1)),
      ...Array.from({ length: 40 }, () =>
        service.call(customerOrders.mailLink, {
          params: { orderId: String(order.uniqueId) },
          body: { email },
        }),
      ),
    ];
    await Promise.all(attack);
    expect((await lookUp(order.uniqueId)).status).toBe(200);
    const asked = await service.call(customerOrders.mailLink, {
      params: { orderId: String(order.uniqueId) },
      body: { email },
    });
    expect(asked.status).toBe(200);
    clock.advanceSeconds(15 * 60);
  });

  it('is answered to its customer as often as it is asked', async () => {
    const order = await store();
    for (let each = 0; each < 25; each += 1) expect((await lookUp(order.uniqueId)).status).toBe(200);
  });

  it('deletes failed lookups once they no longer count', async () => {
    await lookUp(999_999_998);
    expect(await service.dataSource.query('select key from lookup_tries')).not.toEqual([]);
    await service.dataSource.query(`update lookup_tries set since = now() - interval '16 minutes'`);
    await deleteOutdated(service.dataSource, 'orders');
    expect(await service.dataSource.query('select key from lookup_tries')).toEqual([]);
  });

  it('keeps a flag to staff', async () => {
    const order = await store(['new', 'accepted', 'picked_up', 'flagged']);
    const { body } = await lookUp(order.uniqueId);
    expect(body).toMatchObject({
      status: 'Picked Up',
      sdStatusLabel: 'Picked Up',
      reached: 4,
      position: null,
    });
    expect(JSON.stringify(body)).not.toContain('flagged');
  });

  it('shows a state without a label by the last that had one', async () => {
    const { uniqueId } = await store(['new', 'posted', 'pending', 'declined']);
    expect((await lookUp(uniqueId)).body).toMatchObject({ sdStatusLabel: 'Confirmed', reached: 2 });
  });

  it('names the end of a window unless its day is exact', async () => {
    const { uniqueId } = await store(pathTo.new, {
      pickupDates: { type: 'exact', start: '2026-11-05', end: null },
    });
    const { body } = await lookUp(uniqueId);
    expect(body.pickup).toMatchObject({
      dateType: 'exact',
      scheduledAt: '2026-11-05',
      scheduledEndsAt: null,
    });
    expect(body.delivery).toMatchObject({ dateType: 'estimated', scheduledEndsAt: '2026-11-11' });
  });
});

describe('the survey on the page of an order', () => {
  const surveyOf = async (order: DemoOrder) => (await lookUp(order.uniqueId)).body.survey;

  it.each(['new', 'picked_up', 'order_canceled'] as const)('is not there while it is %s', async (state) => {
    expect(await surveyOf(await store(pathTo[state]))).toBeNull();
  });

  it('is there from the delivery on, by the link of the emails, until it was answered', async () => {
    const order = await store(pathTo.delivered);
    const shown = await surveyOf(order);
    expect(shown).toEqual({ token: expect.any(String), isAnswered: false });
    expect(readIdLink(linkKeyFrom(testKeys().sealKey, 'surveys'), shown.token)).toBe(order.orderId);
    await change(order, { surveyAnsweredAt: noon });
    expect(await surveyOf(order)).toEqual({ token: shown.token, isAnswered: true });
  });

  it('stays while a delivered order is flagged', async () => {
    const order = await store([...pathTo.delivered, 'flagged']);
    expect(await surveyOf(order)).toMatchObject({ isAnswered: false });
  });
});

describe('the survey of an order', () => {
  const survey = (number: unknown, body: object = { email }) => lookUp(number, body, customerOrders.survey);

  it('is opened by number and email once the order is delivered', async () => {
    const order = await store(pathTo.delivered);
    const { status, body } = await survey(order.uniqueId);
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
    expect(readIdLink(linkKeyFrom(testKeys().sealKey, 'surveys'), body.token)).toBe(order.orderId);
  });

  it.each(['new', 'picked_up', 'order_canceled'] as const)(
    'is not there yet while it is %s',
    async (state) => {
      const { uniqueId } = await store(pathTo[state]);
      expect(await survey(uniqueId)).toMatchObject({
        status: 409,
        body: { message: surveyMessages.notDelivered },
      });
    },
  );

  it('T9, T14: is found by nobody else, and its wrong tries count as those of the order', async () => {
    const { uniqueId } = await store(pathTo.delivered);
    const stranger = { email: 'stranger2@example.com' };
    expect(withoutId((await survey(uniqueId, stranger)) as never)).toEqual(notFound);
    expect(withoutId((await survey(777_777_777, stranger)) as never)).toEqual(notFound);
    await Promise.all(Array.from({ length: 18 }, () => lookUp(uniqueId, stranger)));
    expect((await survey(uniqueId, stranger)).status).toBe(429);
    expect((await survey(uniqueId)).status).toBe(200);
  });
});

describe('tracking an order', () => {
  it('shows where it is, and nothing else', async () => {
    const order = await store();
    const { status, body } = await track(order.uniqueId);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      'deliveryPlaceText pickupPlaceText position reached sdStatusLabel stations token uniqueId'.split(' '),
    );
    expect(body.position).toMatchObject({ lat: 35.2, long: -101.8 });
  });

  it.each(['accepted', 'delivered', 'order_canceled', 'flagged'] as const)(
    'shows no position while the order is %s',
    async (state) => {
      const { uniqueId } = await store(pathTo[state]);
      expect((await track(uniqueId)).body).toMatchObject({ position: null });
    },
  );
});

describe('the link of a customer', () => {
  it('opens the order that the form opens, on any device', async () => {
    const order = await store();
    const { body } = await lookUp(order.uniqueId);
    const opened = await open(body.token);
    expect(opened).toMatchObject({ status: 200, body });
    expect(Object.keys(opened.body).sort()).toEqual(publicKeys);
  });

  it.each(['delivered', 'order_canceled', 'flagged'] as const)(
    'ends 60 days after the delivery or the canceling, as the order by number and email does (%s)',
    async (state) => {
      const order = await store(state === 'flagged' ? [...pathTo.delivered, 'flagged'] : pathTo[state]);
      const last = state === 'flagged' ? 'delivered' : state;
      const endedAt = order.history.find(({ to }) => to === last)?.at ?? noon;
      const tokens = [tokenOf(order, order.history[0].at), tokenOf(order, endedAt)];
      clock.moveTo(new Date(endedAt.getTime() + 60 * dayMs - 1000));
      tokens.push((await lookUp(order.uniqueId)).body.token);
      for (const token of tokens) expect((await open(token)).status).toBe(200);
      clock.moveTo(new Date(endedAt.getTime() + 60 * dayMs));
      for (const token of tokens) expect(withoutId((await open(token)) as never)).toEqual(notValid);
      const unknown = await lookUp(999_999_999);
      expect(unknown.status).toBe(404);
      expect(withoutId((await lookUp(order.uniqueId)) as never)).toEqual(withoutId(unknown as never));
    },
  );

  it('has no end before the delivery', async () => {
    const order = await store();
    const token = tokenOf(order, order.history[0].at);
    clock.moveTo(new Date(noon.getTime() + 400 * dayMs));
    expect((await open(token)).status).toBe(200);
    expect((await lookUp(order.uniqueId)).status).toBe(200);
  });

  it('ends when another customer has the order', async () => {
    const order = await store();
    const token = tokenOf(order);
    await change(order, { customerEmail: 'new@example.com' });
    expect(withoutId((await open(token)) as never)).toEqual(notValid);
  });

  it('T14: is not found by guessing or changing: every wrong one gets one answer', async () => {
    const [order, other] = [await store(), await store()];
    const token = tokenOf(order);
    const bytes = Buffer.from(token, 'base64url');
    const flipped = [0, 16, 20, 39].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy.toString('base64url');
    });
    const moved = Buffer.concat([
      Buffer.from(other.orderId.replaceAll('-', ''), 'hex'),
      bytes.subarray(16),
    ]).toString('base64url');
    const unknown = tokenOf({ ...order, orderId: randomUUID() });
    const wrong = [
      ...flipped,
      moved,
      unknown,
      `${token}x`,
      token.slice(1),
      '',
      ' ',
      '../..',
      'a'.repeat(200),
    ];
    for (const guess of wrong) expect(withoutId((await open(guess)) as never)).toEqual(notValid);
    const pdf = await service.call(customerOrders.pdf, { body: { token: moved } });
    expect(pdf.status).toBe(400);
  });

  it('tells the services which order it is of and until when, and no user', async () => {
    const [going, over] = [await store(), await store(pathTo.delivered)];
    const link = (order: DemoOrder, as: Session | 'service' | null = 'service') =>
      service.call(customerOrders.link, { body: { token: tokenOf(order) }, as });
    const { orderId } = going;
    expect(await link(going)).toMatchObject({
      status: 200,
      body: { orderId, portalId: portal._id, endsAt: null },
    });
    const endsAt = new Date((over.history.at(-1)?.at.getTime() ?? 0) + 60 * dayMs);
    expect((await link(over)).body).toMatchObject({ orderId: over.orderId, endsAt: endsAt.toISOString() });
    clock.moveTo(endsAt);
    expect(withoutId((await link(over)) as never)).toEqual(notValid);
    expect((await link(going, aSession({ role: 'MCAdmin' }))).status).toBe(401);
    expect((await link(going, null)).status).toBe(401);
  });

  it('prints the order', async () => {
    const order = await store();
    const reply = await service.call(customerOrders.pdf, { body: { token: tokenOf(order) } });
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(browser.text()).toContain(`ORDER: #${order.uniqueId}`);
  });

  it('is in no log and in nothing that is stored', async () => {
    const order = await store();
    const token = tokenOf(order);
    await open(token);
    expect(log.text).not.toContain(token);
    expect(log.text).not.toContain(email);
  });

  it('follows the order', async () => {
    const order = await store(pathTo.accepted);
    const token = tokenOf(order);
    expect((await open(token)).body).toMatchObject({ status: 'New', reached: 3, position: null });
    const as = aSession({ role: 'MCAdmin' });
    const body = { sdStatus: 'picked_up', note: '' };
    await service.call(orderWork.move, { as, params: { orderId: order.orderId }, body });
    clock.advanceSeconds(undoSeconds);
    expect((await open(token)).body).toMatchObject({ status: 'Picked Up', reached: 4 });
    expect((await service.call(orders.get, { as, params: { orderId: order.orderId } })).status).toBe(200);
  });
});
