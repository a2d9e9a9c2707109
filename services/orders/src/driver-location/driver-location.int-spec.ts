import { randomUUID } from 'node:crypto';
import { driverLocation, type EventPayload, orders, orderWork, type Session } from '@overland/contracts';
import { daySeconds } from '@overland/contracts/calendar';
import { Clock, decrypt, deleteOutdated, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import {
  aSession,
  LogRecorder,
  startTestService,
  type TestService,
  testKeys,
} from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { LocationRequestEntity } from '../location-requests/location-request.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { historyOf, pathTo, storeOrder } from '../testing/orders-test-bed.js';

const noon = new Date('2026-11-20T18:00:00Z');
const clock = new FixedClock(noon);
const log = new LogRecorder();
const admin = aSession({ role: 'MCAdmin' });
const driver = {
  carrierName: 'Ridgeline Auto Transport',
  name: 'Luis Ortega',
  phone: '(555) 010-0200',
  position: { lat: 35.2, long: -101.8, at: new Date('2026-11-20T15:00:00Z') },
};
const amarillo = { lat: 35.1992, long: -101.8453 };
const notValid = { status: 400, body: { code: 'linkExpired', message: 'This link is no longer valid.' } };
let service: TestService;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'debug';
  service = await startTestService(ordersService, { overrides: [[Clock, clock]], logStream: log });
});
afterAll(() => service.close());
afterEach(() => clock.moveTo(noon));

const onTheRoad = (overrides: Partial<DemoOrder> = {}) =>
  storeOrder(service, pathTo.picked_up, { driver, ...overrides });
const ask = ({ orderId }: { orderId: string }, as: Session | null = admin) =>
  service.call(driverLocation.request, { params: { orderId }, as });
const cancel = ({ orderId }: { orderId: string }, as: Session | null = admin) =>
  service.call(driverLocation.cancel, { params: { orderId }, as });
const open = (token: unknown) => service.call(driverLocation.open, { body: { token } });
const share = (token: unknown, position: object = amarillo) =>
  service.call(driverLocation.share, { body: { token, ...position } });
const stop = (token: unknown) => service.call(driverLocation.stop, { body: { token } });
const get = async ({ orderId }: { orderId: string }) =>
  (await service.call(orders.get, { params: { orderId }, as: admin })).body;
const notesOf = async ({ orderId }: { orderId: string }) =>
  (await historyOf(service, orderId)).map(({ source, actor, note }) => `${source} ${actor}: ${note}`);
const factsOf = async (order: DemoOrder) =>
  (await eventsOf('order.changed')).filter(({ orderId }) => orderId === order.orderId);

async function eventsOf<T extends 'driver.locationRequested' | 'order.changed'>(type: T) {
  const found = (await service.outbox()).filter((event) => event.type === type);
  return found.map(({ payload }) => payload as EventPayload<T>);
}

const change = ({ orderId }: { orderId: string }, columns: Partial<OrderEntity>) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.getRepository(OrderEntity).update({ id: orderId }, columns),
  );

/** The token of the last text to this order's driver. */
async function tokenFor(order: { orderId: string }): Promise<string> {
  const sent = (await eventsOf('driver.locationRequested')).filter(
    ({ orderId }) => orderId === order.orderId,
  );
  return decrypt(sent.at(-1)?.tokenSealed ?? '', testKeys().sealKey);
}

async function asked(overrides: Partial<DemoOrder> = {}) {
  const order = await onTheRoad(overrides);
  expect((await ask(order)).status).toBe(200);
  return { order, token: await tokenFor(order) };
}

describe('asking the driver for the position', () => {
  it('sends one text to the driver’s phone, and says when it was asked', async () => {
    const order = await onTheRoad();
    const { status, body } = await ask(order);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { locationRequestedAt: noon.toISOString(), version: order.history.length },
    });
    expect(await get(order)).toMatchObject({ locationRequestedAt: noon.toISOString() });
    const sent = (await eventsOf('driver.locationRequested')).filter(
      ({ orderId }) => orderId === order.orderId,
    );
    expect(sent).toEqual([
      expect.objectContaining({ portalId: order.portalId, uniqueId: order.uniqueId, phone: '5550100200' }),
    ]);
    expect((await notesOf(order))[0]).toBe('staff MCAdmin: Asked the driver for the location.');
  });

  it('is for users of the order’s company too, and 404 for everyone else', async () => {
    const order = await onTheRoad();
    const own = aSession({ role: 'User', portalId: order.portalId });
    expect((await ask(order, own)).status).toBe(200);
    expect((await cancel(order, own)).status).toBe(200);
    const stranger = aSession({ role: 'Admin' });
    expect((await ask(order, stranger)).status).toBe(404);
    expect((await cancel(order, stranger)).status).toBe(404);
    expect((await ask({ orderId: randomUUID() }, stranger)).body.message).toBe(
      (await ask(order, stranger)).body.message,
    );
    expect((await ask(order, null)).status).toBe(401);
  });

  it.each(['accepted', 'delivered', 'flagged', 'order_canceled'] as const)(
    'is refused while the order is %s',
    async (state) => {
      const order = await storeOrder(service, pathTo[state], { driver });
      expect(await ask(order)).toMatchObject({
        status: 409,
        body: { message: 'A driver can be asked for the position while the order is picked up.' },
      });
    },
  );

  it.each(['', '010-0200', '+44 20 7946 0958 11'])(
    'tells that no request can be sent to a phone like %p',
    async (phone) => {
      const order = await onTheRoad({ driver: { ...driver, phone } });
      expect(await ask(order)).toMatchObject({
        status: 409,
        body: { message: 'Sorry! We were unable to send a request to the driver.' },
      });
      expect(await get(order)).toMatchObject({ locationRequestedAt: null });
    },
  );

  it('is done three times an hour, also when all are asked at once', async () => {
    const order = await onTheRoad();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(order)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = await ask(order);
    expect(refused.body.message).toBe(
      'This driver was asked three times within an hour. Please call, or try again later.',
    );
    expect(refused.headers['retry-after']).toBeDefined();
    clock.advanceSeconds(3601);
    expect((await ask(order)).status).toBe(200);
  });

  it('a second time ends the link of the first', async () => {
    const { order, token } = await asked();
    await ask(order);
    expect(await open(token)).toMatchObject(notValid);
    expect((await open(await tokenFor(order))).status).toBe(200);
  });

  it('is in the language of the page on which this driver shared a position before, else English', async () => {
    const { order, token } = await asked();
    const languages = async () =>
      (await eventsOf('driver.locationRequested'))
        .filter(({ orderId }) => orderId === order.orderId)
        .map(({ language }) => language);
    await share(token, { ...amarillo, language: 'es' });
    await ask(order);
    expect(await languages()).toEqual(['en', 'es']);
    expect((await share(await tokenFor(order), { ...amarillo, language: 'xx' })).status).toBe(400);
    await share(await tokenFor(order));
    clock.advanceSeconds(3601);
    await ask(order);
    expect(await languages()).toEqual(['en', 'es', 'es']);
  });

  it('can be taken back, which the history says once', async () => {
    const { order, token } = await asked();
    expect((await cancel(order)).body).toMatchObject({ locationRequestedAt: null });
    await cancel(order);
    expect(await share(token)).toMatchObject(notValid);
    const notes = await notesOf(order);
    expect(notes.filter((note) => note.endsWith('Canceled the location request.'))).toHaveLength(1);
  });
});

describe('what is done about the position', () => {
  it('T35: is in the history: who asked, who shared, who stopped and who took it back', async () => {
    const { order, token } = await asked();
    await share(token);
    await stop(token);
    await ask(order);
    await cancel(order);
    expect((await notesOf(order)).slice(0, 5)).toEqual([
      'staff MCAdmin: Canceled the location request.',
      'staff MCAdmin: Asked the driver for the location.',
      'driver Luis Ortega: Driver stopped sharing the location.',
      'driver Luis Ortega: Driver shared the location.',
      'staff MCAdmin: Asked the driver for the location.',
    ]);
  });

  it('T17: goes to the order’s driver, whatever the caller sends', async () => {
    const order = await onTheRoad();
    const { orderId } = order;
    const body = { phone: '5550109999', to: 'eve@mail.example', template: '{{constructor}}' };
    await service.call(driverLocation.request, { params: { orderId }, body, as: admin });
    const sent = (await eventsOf('driver.locationRequested')).filter((event) => event.orderId === orderId);
    for (const { phone } of sent) expect(phone).toBe('5550100200');
  });
});

describe('the link of a driver', () => {
  it('shows which trip it is about', async () => {
    const { order, token } = await asked();
    const { status, body } = await open(token);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        company: 'Riverside Motors',
        uniqueId: order.uniqueId,
        pickup: 'Austin, TX',
        delivery: 'Denver, CO',
        vehicles: ['2020 Honda Accord'],
        sharedAt: null,
      },
    });
  });

  it('is asked by the provider where the company is the provider’s own', async () => {
    const { token } = await asked({ isCustomerPortal: true });
    expect((await open(token)).body).toMatchObject({ company: null });
  });

  it('T14: tells nothing of the customer, the driver, the price or the way to either', async () => {
    const { order, token } = await asked();
    const answers = JSON.stringify([
      (await open(token)).body,
      (await share(token)).body,
      (await stop(token)).body,
    ]);
    const secrets = [
      order.customerFullName,
      order.customerEmail,
      '555-0100',
      '1 Main',
      driver.phone,
      '5550100200',
    ];
    for (const secret of [...secrets, driver.name, String(order.price), order.orderId, order.portalId]) {
      expect(answers).not.toContain(secret);
    }
  });

  it('shares the position: staff see it with our clock’s time, and edits are not refused for it', async () => {
    const { order, token } = await asked();
    clock.advanceSeconds(60);
    const at = clock.now().toISOString();
    const { status, body } = await share(token);
    expect({ status, body }).toMatchObject({ status: 200, body: { sharedAt: at } });
    expect(await get(order)).toMatchObject({
      driverLat: amarillo.lat,
      driverLong: amarillo.long,
      driverUpdated: at,
      version: order.history.length,
      locationRequestedAt: noon.toISOString(),
    });
    expect((await open(token)).body.sharedAt).toBe(at);
  });

  it('tells open pages of each position, and the history of the first', async () => {
    const { order, token } = await asked();
    const before = (await factsOf(order)).length;
    for (const lat of [35.1, 35.2, 35.3]) {
      clock.advanceSeconds(60);
      expect((await share(token, { lat, long: -101 })).status).toBe(200);
    }
    expect((await factsOf(order)).length - before).toBe(3);
    expect((await notesOf(order)).filter((note) => note.startsWith('driver'))).toEqual([
      'driver Luis Ortega: Driver shared the location.',
    ]);
  });

  it('never puts an older position over a newer one of the TMS', async () => {
    const { order, token } = await asked();
    await change(order, { driverLat: 36, driverLong: -100, driverUpdated: new Date(noon.getTime() + 5000) });
    expect((await share(token)).status).toBe(200);
    expect(await get(order)).toMatchObject({ driverLat: 36, driverLong: -100 });
  });

  it.each([
    { lat: 90.5, long: 0 },
    { lat: 0, long: -181 },
    { lat: '35', long: -101 },
    { lat: null, long: -101 },
    { lat: 35 },
    { lat: { $gt: 0 }, long: [] },
    { lat: 35, long: -101, at: '2030-01-01T00:00:00Z' },
  ])('takes no position like %j', async (position) => {
    const { order, token } = await asked();
    expect((await share(token, position)).status).toBe(400);
    expect(await get(order)).toMatchObject({ driverLat: 35.2 });
  });

  it('ends when the driver stops sharing; the last position stays', async () => {
    const { order, token } = await asked();
    await share(token);
    expect(await stop(token)).toMatchObject({ status: 200 });
    for (const reply of [await open(token), await share(token), await stop(token)]) {
      expect(reply).toMatchObject(notValid);
    }
    expect(await get(order)).toMatchObject({ driverLat: amarillo.lat, locationRequestedAt: null });
    expect((await notesOf(order))[0]).toBe('driver Luis Ortega: Driver stopped sharing the location.');
  });

  it('ends after a day', async () => {
    const { order, token } = await asked();
    clock.advanceSeconds(daySeconds - 1);
    expect((await open(token)).status).toBe(200);
    clock.advanceSeconds(1);
    expect(await share(token)).toMatchObject(notValid);
    expect(await get(order)).toMatchObject({ locationRequestedAt: null });
  });

  it('ends when the vehicles are delivered, and works again if that is taken back', async () => {
    const { order, token } = await asked();
    const move = (sdStatus: string) =>
      service.call(orderWork.move, {
        params: { orderId: order.orderId },
        body: { sdStatus, note: '' },
        as: admin,
      });
    await move('delivered');
    expect(await share(token)).toMatchObject(notValid);
    expect(await get(order)).toMatchObject({ locationRequestedAt: null });
    await move('picked_up');
    expect((await share(token)).status).toBe(200);
  });

  it('ends when another driver has the order', async () => {
    const { order, token } = await asked();
    await change(order, { driverPhone: '(555) 010-0201' });
    expect(await share(token)).toMatchObject(notValid);
    expect(await get(order)).toMatchObject({ locationRequestedAt: null });
  });

  it('T14: is not found by guessing: what is wrong, malformed or over gets one answer', async () => {
    const { order, token } = await asked();
    await cancel(order);
    const wrong = [token, `${token}x`, token.toLowerCase(), '', ' ', '../..', "' or 1=1 --", 'a'.repeat(200)];
    const answers = await Promise.all(wrong.flatMap((guess) => [open(guess), share(guess), stop(guess)]));
    const distinct = new Set(
      answers.map(({ status, body: { requestId: _id, ...body } }) => JSON.stringify({ status, body })),
    );
    expect([...distinct].map((answer) => JSON.parse(answer))).toEqual([notValid]);
  });

  it('is stored as a hash alone, is sealed in its event, and is in no log', async () => {
    const { order, token } = await asked();
    await share(token);
    const [row] = await withPortal(service.dataSource, systemScope, (manager) =>
      manager.getRepository(LocationRequestEntity).findBy({ orderId: order.orderId }),
    );
    expect(JSON.stringify([row, await service.outbox()])).not.toContain(token);
    expect(row?.tokenHash).toHaveLength(43);
    expect(log.text).not.toContain(token);
  });

  it('of two shares and an end at once, keeps none after the end', async () => {
    const { order, token } = await asked();
    const [one, other] = await Promise.all([share(token), share(token), cancel(order)]);
    for (const { status } of [one, other]) expect([200, 400]).toContain(status);
    expect(await share(token)).toMatchObject(notValid);
  });

  it('is deleted a month after it has expired', async () => {
    const { order } = await asked();
    const count = () =>
      withPortal(service.dataSource, systemScope, (manager) =>
        manager.getRepository(LocationRequestEntity).countBy({ orderId: order.orderId }),
      );
    const expiresAgo = (days: number) =>
      withPortal(service.dataSource, systemScope, (manager) =>
        manager.update(
          LocationRequestEntity,
          { orderId: order.orderId },
          { expiresAt: () => `now() - interval '${days} days'` },
        ),
      );
    await expiresAgo(29);
    await deleteOutdated(service.dataSource, 'orders');
    expect(await count()).toBe(1);
    await expiresAgo(31);
    await deleteOutdated(service.dataSource, 'orders');
    expect(await count()).toBe(0);
  });
});
