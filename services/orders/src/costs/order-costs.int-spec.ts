import { randomUUID } from 'node:crypto';
import { type CarrierCost, marginOf, type Order, orders, orderWork, type Session } from '@overland/contracts';
import { Clock, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { historyOf, pathTo, storeOrder } from '../testing/orders-test-bed.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const admin = aSession({ role: 'MCAdmin' });
const carrier = { carrierName: 'Blue Ridge', driverName: '', driverPhone: '', truck: '' };
/** Numbers that nothing else has. */
const cost = { offered: 987_651, agreed: 987_652, paid: 987_653 };
let service: TestService;

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());

const get = async ({ orderId }: DemoOrder, as: Session = admin): Promise<Order> =>
  (await service.call(orders.get, { params: { orderId }, as })).body;
const set = async (order: DemoOrder, changes: Partial<CarrierCost>, names = carrier) =>
  service.call(orderWork.setCarrier, {
    params: { orderId: order.orderId },
    body: { ...names, cost: { ...cost, ...changes }, version: (await get(order)).version },
    as: admin,
  });

it('keeps what a carrier was offered, agreed to and was paid, and the margin is what the rows say', async () => {
  const order = await storeOrder(service, pathTo.accepted, { price: 1090 });
  const { body } = await set(order, { offered: 700, agreed: 800, paid: 850 });
  expect(body.cost).toMatchObject({ offered: 700, agreed: 800, paid: 850, changedBy: 'MCAdmin' });
  const [row] = await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query(
      `select o.price - coalesce(c.paid, c.agreed, c.offered) as dollars,
         round(100.0 * (o.price - coalesce(c.paid, c.agreed, c.offered)) / o.price, 1)::float as percent
       from orders o join order_costs c on c.order_id = o.id where o.id = $1`,
      [order.orderId],
    ),
  );
  expect(marginOf(body.price, body.cost)).toEqual({ ...row, basis: 'paid' });
});

it('shows no cost to a portal: not in the order, its history, the list or the export', async () => {
  const order = await storeOrder(service, pathTo.accepted);
  expect((await set(order, {})).body.cost).toMatchObject(cost);
  for (const role of ['Admin', 'User'] as const) {
    const as = aSession({ role, portalId: order.portalId });
    const found = await get(order, as);
    expect(found.cost).toBeNull();
    const { raw: list } = await service.call(orders.list, { body: {}, as });
    const { raw: file } = await service.call(orders.export, { body: { format: 'csv' }, as });
    const history = (await service.call(orders.activities, { params: { orderId: order.orderId }, as })).body;
    const read = [JSON.stringify(found), String(list), String(file), JSON.stringify(history)].join();
    expect(read).toContain(String(order.uniqueId));
    expect(read).not.toMatch(/98765\d|987,65\d/);
  }
  const told = (await service.outbox()).filter((event) => /98765\d/.test(JSON.stringify(event)));
  expect(told.map(({ type }) => type)).toEqual(['order.costChanged']);
});

it('shows MCAdmin cost and margin in the list and in files, as a recount of the rows says', async () => {
  const portalId = randomUUID();
  const paid = await storeOrder(service, pathTo.accepted, { price: 1090, portalId });
  await set(paid, { offered: 700, agreed: 800, paid: 1100 });
  const unknown = await storeOrder(service, pathTo.posted, { price: 500, portalId });
  const { body } = await service.call(orders.list, { body: { portalId }, as: admin });
  expect(body.rows).toMatchObject([
    { uniqueId: unknown.uniqueId, cost: null },
    { uniqueId: paid.uniqueId, cost: { offered: 700, agreed: 800, paid: 1100 } },
  ]);
  const fewDays = { portalId, pickupStart: '2000-01-01', pickupEnd: '2000-01-02' };
  expect((await service.call(orders.list, { body: fewDays, as: admin })).status).toBe(200);
  const [row] = await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query(
      `select concat_ws(',', c.offered, c.agreed, c.paid, o.price - c.paid,
         round((o.price - c.paid) * 100.0 / o.price)) as cells
       from order_costs c, orders o where o.id = c.order_id and o.id = $1`,
      [paid.orderId],
    ),
  );
  const { raw } = await service.call(orders.export, { body: { format: 'csv', portalId }, as: admin });
  const [header, ...lines] = String(raw).split('\r\n');
  expect(header).toMatch(/,Owner,Carrier offered,Carrier agreed,Carrier paid,Margin,"Margin, %",Margin by$/);
  expect(lines[0]).toMatch(/,,,,,,$/);
  expect(lines[1]).toContain(`,${row.cells},What was paid`);
  const excel = await service.call(orders.export, { body: { format: 'xlsx', portalId }, as: admin });
  expect(excel.status).toBe(200);
});

it('is entered with the assignment, undone with it, and what was agreed ends with the carrier', async () => {
  const order = await storeOrder(service, pathTo.posted);
  await set(order, { offered: 600, agreed: null, paid: null }, { ...carrier, carrierName: '' });
  const params = { orderId: order.orderId };
  const assign = () =>
    service.call(orderWork.move, { params, body: { sdStatus: 'accepted', carrier, agreed: 650 }, as: admin });
  const { body: moved } = await assign();
  expect(moved.cost).toMatchObject({ offered: 600, agreed: 650, paid: null });
  const undone = await service.call(orderWork.undo, { params, body: { version: moved.version }, as: admin });
  expect(undone.body.cost).toMatchObject({ offered: 600, agreed: null });
  await assign();
  const { body: back } = await service.call(orderWork.move, {
    params,
    body: { sdStatus: 'posted' },
    as: admin,
  });
  expect(back.cost).toMatchObject({ offered: 600, agreed: null, paid: null });
});

it('is changed before there is a carrier, without a line that portals would read, and twice changes nothing', async () => {
  const order = await storeOrder(service, pathTo.posted);
  const lines = (await historyOf(service, order.orderId)).length;
  const nobody = { ...carrier, carrierName: '' };
  const { body } = await set(order, {}, nobody);
  expect((await set(order, {}, nobody)).body.version).toBe(body.version);
  expect(await historyOf(service, order.orderId)).toHaveLength(lines);
});

it('is refused below zero, in cents, of an older version, and to a portal', async () => {
  const order = await storeOrder(service, pathTo.accepted);
  expect((await set(order, { paid: -1 })).status).toBe(400);
  expect((await set(order, { paid: 10.5 })).status).toBe(400);
  const { version } = await get(order);
  await set(order, {});
  const params = { orderId: order.orderId };
  const body = { ...carrier, cost: { ...cost, paid: 1 }, version };
  expect((await service.call(orderWork.setCarrier, { params, body, as: admin })).status).toBe(409);
  const as = aSession({ role: 'Admin', portalId: order.portalId });
  expect((await service.call(orderWork.setCarrier, { params, body, as })).status).toBe(403);
});
