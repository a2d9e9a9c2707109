import {
  type KnownCarrier,
  type Order,
  type OrderMoveInput,
  orders,
  orderWork,
  type SdStatus,
} from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { historyOf, pathTo, storeOrder } from '../testing/orders-test-bed.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const admin = aSession({ role: 'MCAdmin' });
const carrier = {
  carrierName: 'Blue Ridge Auto Transport',
  driverName: 'Sam Ortiz',
  driverPhone: '(806) 555-0142',
  truck: 'TX 4K-2210',
};
const gone = { carrierName: '', driverName: '', driverPhone: '', truck: '' };
let service: TestService;

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());

const move = ({ orderId }: DemoOrder, sdStatus: SdStatus, more: Partial<OrderMoveInput> = {}) =>
  service.call(orderWork.move, { params: { orderId }, body: { sdStatus, ...more }, as: admin });
const get = async ({ orderId }: DemoOrder): Promise<Order> =>
  (await service.call(orders.get, { params: { orderId }, as: admin })).body;
const edit = (order: Pick<Order, 'orderId' | 'version'>, changes: Partial<typeof carrier>, as = admin) =>
  service.call(orderWork.setCarrier, {
    params: { orderId: order.orderId },
    body: { ...carrier, ...changes, version: order.version },
    as,
  });
const known = async () =>
  (await service.call(orderWork.listCarriers, { as: admin })).body.carriers.map(
    ({ carrierName, driverName, driverPhone, truck }: KnownCarrier) => ({
      carrierName,
      driverName,
      driverPhone,
      truck,
    }),
  );

describe('assigning a driver', () => {
  it('records the carrier, which is known from then on; Undo takes it off the order again', async () => {
    const order = await storeOrder(service, pathTo.posted);
    const { body: moved } = await move(order, 'accepted', { carrier });
    expect(moved).toMatchObject({ ...carrier, sdStatus: 'accepted' });
    expect(await known()).toContainEqual(carrier);
    const [line] = await historyOf(service, order.orderId);
    expect(line?.changes[0]).toEqual({ field: 'Carrier', from: '', to: carrier.carrierName });
    const undone = await service.call(orderWork.undo, {
      params: { orderId: order.orderId },
      body: { version: moved.version },
      as: admin,
    });
    expect(undone.body).toMatchObject({ ...gone, sdStatus: 'posted' });
  });

  it('is refused with a carrier without a name, a wrong phone, and for another move', async () => {
    const order = await storeOrder(service, pathTo.posted);
    const nameless = await move(order, 'accepted', { carrier: { ...carrier, carrierName: ' ' } });
    expect(nameless.body).toMatchObject({
      code: 'invalid',
      errors: [{ message: 'Please enter the carrier.' }],
    });
    expect((await move(order, 'accepted', { carrier: { ...carrier, driverPhone: '555' } })).status).toBe(400);
    expect((await move(order, 'posted_to_loadboard', { carrier })).status).toBe(400);
    expect(await get(order)).toMatchObject({ sdStatus: 'posted', ...gone });
  });

  it('stands until the order steps back to before it, and Undo of that brings it back', async () => {
    const order = await storeOrder(service, pathTo.posted);
    await move(order, 'accepted', { carrier });
    expect((await move(order, 'flagged')).body).toMatchObject(carrier);
    await move(order, 'accepted');
    const { body: back } = await move(order, 'posted');
    expect(back).toMatchObject(gone);
    const body = { version: back.version };
    const undone = await service.call(orderWork.undo, {
      params: { orderId: order.orderId },
      body,
      as: admin,
    });
    expect(undone.body).toMatchObject({ ...carrier, sdStatus: 'accepted' });
  });

  it('of several orders keeps the driver of one that has this carrier already', async () => {
    const [one, other] = [
      await storeOrder(service, pathTo.posted),
      await storeOrder(service, pathTo.accepted),
    ];
    await edit(await get(other), {});
    await move(other, 'flagged');
    const orderIds = [one.orderId, other.orderId];
    const alone = { ...gone, carrierName: carrier.carrierName };
    const body = { sdStatus: 'accepted' as const, orderIds, carrier: alone };
    expect((await service.call(orderWork.moveMany, { body, as: admin })).body.done).toHaveLength(2);
    expect(await get(one)).toMatchObject(alone);
    expect(await get(other)).toMatchObject(carrier);
  });
});

describe('changing the carrier of an order', () => {
  it('is one line of the history with old and new, and twice the same changes nothing', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const first = await edit(await get(order), {});
    const second = await edit(first.body, { driverName: 'Kim Reyes' });
    expect(second.body).toMatchObject({ driverName: 'Kim Reyes', version: first.body.version + 1 });
    const [line] = await historyOf(service, order.orderId);
    expect(line).toMatchObject({
      kind: 'edit',
      changes: [{ field: 'Driver', from: 'Sam Ortiz', to: 'Kim Reyes' }],
    });
    expect((await edit(first.body, { driverName: 'Kim Reyes' })).body.version).toBe(second.body.version);
  });

  it('is refused with the order as it is, where somebody else changed it meanwhile', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const stale = await get(order);
    await edit(stale, {});
    const { status, body } = await edit(stale, { driverName: 'Kim Reyes' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'conflict', details: { current: { driverName: 'Sam Ortiz' } } });
  });

  it('is refused before one is assigned, to others than MCAdmin, and with a driver of nobody', async () => {
    const waiting = await storeOrder(service, pathTo.posted);
    expect((await edit(await get(waiting), {})).status).toBe(409);
    const order = await storeOrder(service, pathTo.accepted);
    const found = await get(order);
    for (const role of ['Admin', 'User'] as const) {
      const as = aSession({ role, portalId: order.portalId });
      expect((await edit(found, {}, as)).status).toBe(403);
      expect((await service.call(orderWork.listCarriers, { as })).status).toBe(403);
    }
    expect((await edit(found, { carrierName: '' })).status).toBe(400);
    expect((await edit({ orderId: waiting.quoteId, version: 1 }, {})).status).toBe(404);
  });
});

describe('known carriers', () => {
  it('are each known once, by name, with what they sent last', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const written = { ...carrier, carrierName: 'Coastal Haul', driverName: 'Ann' };
    const first = await edit(await get(order), written);
    await edit(first.body, { ...gone, carrierName: 'COASTAL HAUL', truck: '77' });
    const found = (await known()).filter(({ carrierName }: typeof carrier) => /coastal/i.test(carrierName));
    expect(found).toEqual([{ ...written, carrierName: 'COASTAL HAUL', truck: '77' }]);
  });
});

describe('the condition', () => {
  const condition = { odometers: [45_210], note: 'A scratch on the hood.' };

  it('at pickup and delivery is kept on the order, and undone with the move', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    expect((await move(order, 'picked_up', { condition })).body.pickupCondition).toEqual(condition);
    const { body: delivered } = await move(order, 'delivered', {
      condition: { odometers: [46_001], note: '' },
    });
    expect(delivered).toMatchObject({
      pickupCondition: condition,
      deliveryCondition: { odometers: [46_001], note: '' },
    });
    const body = { version: delivered.version };
    const undone = await service.call(orderWork.undo, {
      params: { orderId: order.orderId },
      body,
      as: admin,
    });
    expect(undone.body).toMatchObject({ pickupCondition: condition, deliveryCondition: null });
  });

  it('is refused of other moves, of more vehicles than there are, and below zero', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    expect((await move(order, 'posted', { condition })).status).toBe(400);
    const many = { odometers: [1, 2, 3], note: '' };
    expect((await move(order, 'picked_up', { condition: many })).status).toBe(400);
    expect((await move(order, 'picked_up', { condition: { odometers: [-1], note: '' } })).status).toBe(400);
    expect((await get(order)).sdStatus).toBe('accepted');
  });
});
