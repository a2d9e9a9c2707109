import { randomUUID } from 'node:crypto';
import {
  type EmailsTakenBack,
  type Order,
  type OrderMilestoneReached,
  type OrderMoveInput,
  type OrdersCheck,
  type OrdersReport,
  orders,
  orderWork,
  type SdStatus,
  sdStatusNames,
  undoSeconds,
} from '@overland/contracts';
import { formatCount } from '@overland/contracts/format';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { aPayment, historyOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';

const noon = new Date('2026-11-20T15:00:00Z');
const clock = new FixedClock(noon);
const robin = aSession({ role: 'MCAdmin' });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());
beforeEach(() => clock.moveTo(noon));

type OfOrder = { orderId: string };

const later = (seconds: number) => clock.moveTo(new Date(noon.getTime() + seconds * 1000));
const move = ({ orderId }: OfOrder, body: OrderMoveInput, as = robin) =>
  service.call(orderWork.move, { params: { orderId }, body, as });
const pay = ({ orderId }: OfOrder, changes: Parameters<typeof aPayment>[0] = {}) =>
  service.call(orderWork.recordPayment, {
    params: { orderId, paymentId: randomUUID() },
    body: aPayment(changes),
    as: robin,
  });
const get = async ({ orderId }: OfOrder, as = robin): Promise<Order> =>
  (await service.call(orders.get, { params: { orderId }, as })).body;
const undo = async (order: OfOrder, { as = robin, version }: { as?: typeof robin; version?: number } = {}) =>
  service.call(orderWork.undo, {
    params: { orderId: order.orderId },
    body: { version: version ?? (await get(order)).version },
    as,
  });

/** An order's milestones for notifications, oldest first. */
async function told({ orderId }: OfOrder) {
  const events = await service.outbox();
  const reached = events
    .filter(({ type }) => type === 'order.milestone')
    .map(({ payload }) => payload as OrderMilestoneReached)
    .filter(({ order }) => order.orderId === orderId);
  const takenBack = events
    .filter(({ type }) => type === 'order.emailsTakenBack')
    .map(({ payload }) => payload as EmailsTakenBack)
    .filter((payload) => payload.orderId === orderId);
  return { reached, takenBack };
}

const stateOf = ({
  status,
  sdStatus,
  sdStatusLabel,
  flaggedFrom,
  canceledAt,
  pickedUpAt,
  deliveredAt,
}: Order) => ({
  ...{ status, sdStatus, sdStatusLabel, flaggedFrom, canceledAt, pickedUpAt, deliveredAt },
});

describe('a move', () => {
  it.each([
    ['picked_up', 'accepted'],
    ['delivered', 'picked_up'],
    ['order_canceled', 'posted'],
    ['flagged', 'picked_up'],
    ['on_hold', 'accepted'],
    ['invoiced', 'delivered'],
  ] as const)('to %s is taken back: the order is as it was, and nobody is told', async (sdStatus, from) => {
    const order = await storeOrder(service, pathTo[from]);
    const before = await get(order);
    const moved = (await move(order, { sdStatus, note: 'By mistake.' })).body;
    expect(moved.undoUntil).toBe(new Date(noon.getTime() + undoSeconds * 1000).toISOString());
    later(30);
    const { status, body } = await undo(order, { version: moved.version });
    expect(status).toBe(200);
    expect(stateOf(body)).toEqual(stateOf(before));
    expect(body).toMatchObject({ version: before.version + 2, undoUntil: null });
    const { reached, takenBack } = await told(order);
    expect(reached.every(({ heldSeconds }) => heldSeconds === undoSeconds)).toBe(true);
    expect(takenBack.flatMap((event) => event.told)).toEqual(
      reached.map(({ transition }) => ({ eventId: expect.any(String), transition })),
    );
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'move',
      from: sdStatus,
      to: from,
      source: 'staff',
      note: `Took back: ${sdStatusNames[sdStatus]}. ${sdStatusNames[from]} again.`,
    });
  });

  it('is taken back by who made it, of that version, within the minute, and once', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const { version } = (await move(order, { sdStatus: 'picked_up' })).body;
    const dana = aSession({ role: 'MCAdmin' });
    expect((await get(order, dana)).undoUntil).toBeNull();
    const conflict = { status: 409, body: { code: 'conflict' } };
    expect(await undo(order, { as: dana })).toMatchObject(conflict);
    expect(await undo(order, { version: version - 1 })).toMatchObject(conflict);
    later(undoSeconds);
    expect((await get(order)).undoUntil).toBeNull();
    expect(await undo(order)).toMatchObject(conflict);
    later(undoSeconds - 1);
    expect(await undo(order)).toMatchObject({ status: 200, body: { sdStatus: 'accepted' } });
    expect(await undo(order)).toMatchObject(conflict);
  });

  it('is taken back after the later one was, with the emails of each, and not by a second click', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const before = await get(order);
    await move(order, { sdStatus: 'picked_up' });
    later(20);
    const delivered = (await move(order, { sdStatus: 'delivered' })).body;
    expect(delivered.undoStep).toEqual({ name: 'Delivery', tells: true });
    const pickedUp = (await undo(order, { version: delivered.version })).body;
    expect(pickedUp).toMatchObject({
      sdStatus: 'picked_up',
      undoStep: { name: 'Pickup', tells: true },
      undoUntil: new Date(noon.getTime() + undoSeconds * 1000).toISOString(),
    });
    expect((await undo(order, { version: delivered.version })).status).toBe(409);
    expect(stateOf((await undo(order)).body)).toEqual(stateOf(before));
    const { reached, takenBack } = await told(order);
    expect(takenBack.flatMap((event) => event.told.map(({ transition }) => transition))).toEqual(
      reached.map(({ transition }) => transition).reverse(),
    );
    expect((await undo(order)).status).toBe(409);
  });

  it('is not taken back once its own minute is over, nor across what somebody else did', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    await move(order, { sdStatus: 'picked_up' });
    later(undoSeconds - 1);
    await move(order, { sdStatus: 'delivered' });
    later(undoSeconds);
    expect((await undo(order)).body).toMatchObject({
      sdStatus: 'picked_up',
      undoUntil: null,
      undoStep: null,
    });
    await move(order, { sdStatus: 'delivered' });
    const dana = aSession({ role: 'MCAdmin' });
    await move(order, { sdStatus: 'invoiced' }, dana);
    expect((await undo(order, { as: dana })).body.undoUntil).toBeNull();
    expect((await undo(order)).status).toBe(409);
  });

  it('is not taken back after a later change', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const { version } = (await move(order, { sdStatus: 'picked_up' })).body;
    await move(order, { sdStatus: 'delivered' });
    expect(await undo(order, { version })).toMatchObject({
      status: 409,
      body: { message: 'This order has changed since.' },
    });
  });

  it('T3: of another portal is not there to take back', async () => {
    const order = await storeOrder(service);
    await move(order, { sdStatus: 'order_canceled', note: 'Sold.' });
    expect((await undo(order, { as: aSession({ portalId: randomUUID() }) })).status).toBe(404);
  });

  it('that tells nobody tells nobody', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    await move(order, { sdStatus: 'picked_up', tells: false });
    expect(await told(order)).toEqual({ reached: [], takenBack: [] });
    expect((await undo(order)).body).toMatchObject({ sdStatus: 'accepted', pickedUpAt: null });
  });

  it('that cancels tells customers and agents the reason for them, and the company the other', async () => {
    const order = await storeOrder(service);
    const reasons = { note: 'Fraud suspected.', customerReason: 'We cannot serve this route.' };
    await move(order, { sdStatus: 'order_canceled', ...reasons });
    const { reached } = await told(order);
    expect(reached).toMatchObject([
      {
        milestone: 'canceled',
        reason: reasons.note,
        customerReason: reasons.customerReason,
        isAnswer: false,
      },
    ]);
    expect(JSON.stringify(await historyOf(service, order.orderId))).toContain(reasons.note);
  });
});

describe('the payment', () => {
  it('marked by mistake is taken back with its receipt, and a held order is held again', async () => {
    const order = await storeOrder(service, ['on_hold'], { isPublic: true, paid: false });
    const paid = (await pay(order, { amount: order.price })).body;
    expect(paid).toMatchObject({ paid: true, sdStatus: 'new' });
    const { body } = await undo(order);
    expect(body).toMatchObject({
      paid: false,
      paidBy: null,
      paidAt: null,
      paidAmount: null,
      paidOn: null,
      sdStatus: 'on_hold',
      status: 'Pending',
    });
    expect(body.payments).toMatchObject([
      { amount: order.price, voidedBy: 'MCAdmin', voidedAt: noon.toISOString() },
    ]);
    const { reached, takenBack } = await told(order);
    expect(reached).toMatchObject([{ milestone: 'paid', heldSeconds: undoSeconds }]);
    expect(takenBack).toHaveLength(1);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'payment',
      note: `Took back: Paid $${formatCount(order.price)} by check, reference 1042.`,
    });
  });
});

describe('a removed payment', () => {
  it('is taken back: all that was paid counts again', async () => {
    const order = await storeOrder(service, pathTo.posted, { paid: false });
    await pay(order, { amount: 100 });
    await pay(order, { amount: order.price - 100 });
    const before = await get(order);
    const { body: unpaid } = await service.call(orderWork.markUnpaid, {
      params: { orderId: order.orderId },
      as: robin,
    });
    expect(unpaid).toMatchObject({ paid: false, paidAmount: null });
    expect((await undo(order)).body).toMatchObject({
      paid: true,
      paidAmount: order.price,
      paidAt: before.paidAt,
      payments: before.payments,
    });
  });
});

describe('a request for a payment', () => {
  const ask = ({ orderId }: OfOrder, as = robin) =>
    service.call(orderWork.requestPayments, { body: { orderIds: [orderId] }, as });

  it('is taken back: the customer is not asked, and can be asked again today', async () => {
    const order = await storeOrder(service, pathTo.posted);
    const before = await get(order);
    await ask(order);
    const asked = await get(order);
    expect(asked).toMatchObject({ version: before.version, paymentRequestedAt: noon.toISOString() });
    expect(asked.undoUntil).toBe(new Date(noon.getTime() + undoSeconds * 1000).toISOString());
    expect(asked.actions).not.toContain('requestPayment');
    expect((await undo(order)).body).toEqual(before);
    const { reached, takenBack } = await told(order);
    expect(reached).toMatchObject([{ milestone: 'paymentRequested', heldSeconds: undoSeconds }]);
    expect(takenBack).toHaveLength(1);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'payment',
      note: 'Took back: Asked the customer to pay.',
    });
    expect((await ask(order)).body.done).toHaveLength(1);
  });

  it('is taken back once, by who made it, within the minute, and not after a later change', async () => {
    const order = await storeOrder(service, pathTo.posted);
    await ask(order);
    expect((await undo(order, { as: aSession({ role: 'MCAdmin' }) })).status).toBe(409);
    later(undoSeconds);
    expect((await undo(order)).status).toBe(409);
    clock.moveTo(noon);
    const tries = await Promise.all([undo(order), undo(order)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    await ask(order);
    const { version } = await get(order);
    await move(order, { sdStatus: 'accepted' });
    expect((await undo(order, { version })).status).toBe(409);
  });

  it('leaves what happened before as it is', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    await move(order, { sdStatus: 'picked_up' });
    await ask(order);
    const restored = { sdStatus: 'picked_up', paymentRequestedAt: '2026-11-02T15:00:00.000Z' };
    expect((await undo(order)).body).toMatchObject({ ...restored, undoStep: { name: 'Pickup' } });
    expect((await undo(order)).body).toMatchObject({ sdStatus: 'accepted' });
    expect((await undo(order)).status).toBe(409);
  });
});

describe('the real time of a move', () => {
  const at = '2026-11-19T14:15:00.000Z';

  it('is the order’s, and the history says it beside when it was recorded', async () => {
    const portal = await storePortal(service, 'America/Chicago');
    const order = await storeOrder(service, pathTo.accepted, { portalId: portal._id });
    const { status, body } = await move(order, { sdStatus: 'picked_up', at, note: 'By phone.' });
    expect(status).toBe(200);
    expect(body.pickedUpAt).toBe(at);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      at: noon.toISOString(),
      note: 'It was on Nov 19, 2026, 8:15 AM Central. By phone.',
    });
    const { reached } = await told(order);
    expect(reached[0]?.order.pickedUpAt).toBe(at);
  });

  it.each([
    ['in the future', 'picked_up', '2026-11-20T15:02:00.000Z', 'This time is in the future.'],
    ['before the booking', 'picked_up', '2026-11-02T14:58:00.000Z', 'This is before the order was booked.'],
    ['before the pickup', 'delivered', '2026-11-04T14:58:00.000Z', 'This is before the order was picked up.'],
    ['of a step that has none', 'accepted', at, 'Only a pickup and a delivery have a time of their own.'],
  ] as const)('%s is refused', async (_what, sdStatus, time, message) => {
    const from = { picked_up: 'accepted', delivered: 'picked_up', accepted: 'posted' } as const;
    const order = await storeOrder(service, pathTo[from[sdStatus]]);
    expect(await move(order, { sdStatus, at: time })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'at', message }] },
    });
    expect((await get(order)).sdStatus).toBe(from[sdStatus]);
  });

  it('of a delivery whose pickup nobody reported is not that of the pickup', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    await move(order, { sdStatus: 'delivered', at });
    const { reached } = await told(order);
    expect(reached[0]?.order).toMatchObject({ pickedUpAt: null, deliveredAt: at });
  });
});

describe('moves of several orders', () => {
  const three = () => Promise.all([1, 2, 3].map(() => storeOrder(service, pathTo.accepted)));
  const moveAll = async (moved: OfOrder[]): Promise<OrdersReport> => {
    const orderIds = moved.map(({ orderId }) => orderId);
    return (await service.call(orderWork.moveMany, { body: { sdStatus: 'picked_up', orderIds }, as: robin }))
      .body;
  };
  const undoAll = ({ done }: OrdersReport, as = robin) =>
    service.call(orderWork.undoMany, {
      body: {
        orders: done.flatMap(({ orderId, undo: way }) => (way ? [{ orderId, version: way.version }] : [])),
      },
      as,
    });

  it('are taken back together, but for one that has changed since', async () => {
    const [first, second, third] = await three();
    if (!first || !second || !third) throw new Error('There are three.');
    const report = await moveAll([first, second, third]);
    const until = new Date(noon.getTime() + undoSeconds * 1000).toISOString();
    expect(report.done.map(({ undo: way }) => way?.until)).toEqual([until, until, until]);
    await move(second, { sdStatus: 'delivered' });
    const { body } = await undoAll(report);
    expect(body.done.map(({ orderId }: OfOrder) => orderId)).toEqual([first.orderId, third.orderId]);
    expect(body.refused).toEqual([
      { orderId: second.orderId, uniqueId: second.uniqueId, message: 'This order has changed since.' },
    ]);
    expect((await get(first)).sdStatus).toBe('accepted');
    expect((await told(third)).takenBack).toHaveLength(1);
    expect((await get(second)).sdStatus).toBe('delivered');
  });

  it('say nothing of undo for an order that was there already', async () => {
    const order = await storeOrder(service, pathTo.picked_up);
    expect((await moveAll([order])).done).toEqual([{ orderId: order.orderId, uniqueId: order.uniqueId }]);
  });

  it('T3: are taken back by nobody else', async () => {
    const report = await moveAll(await three());
    expect((await undoAll(report, aSession({ role: 'MCAdmin' }))).body.done).toEqual([]);
    const stranger = await undoAll(report, aSession({ portalId: randomUUID() }));
    expect(stranger.body.refused).toMatchObject(report.done.map(() => ({ uniqueId: null })));
  });
});

describe('before a step with several orders', () => {
  const check = async (some: OfOrder[], sdStatus: SdStatus | null, as = robin): Promise<OrdersCheck> =>
    (
      await service.call(orderWork.check, {
        body: { orderIds: some.map(({ orderId }) => orderId), sdStatus },
        as,
      })
    ).body;

  it('is said with which it can be taken, by the rules of the step', async () => {
    const accepted = await storeOrder(service, pathTo.accepted);
    const there = await storeOrder(service, pathTo.picked_up);
    const fresh = await storeOrder(service);
    const { possible, refused } = await check([there, accepted, fresh], 'picked_up');
    const open = { due: 1090, termsAccepted: false };
    expect(possible).toEqual([{ orderId: accepted.orderId, uniqueId: accepted.uniqueId, open }]);
    expect(refused).toMatchObject([
      { uniqueId: there.uniqueId, message: 'This order is Picked Up already.' },
      { uniqueId: fresh.uniqueId, message: expect.stringMatching(/^This order is New Booking and cannot/) },
    ]);
    expect((await get(accepted)).sdStatus).toBe('accepted');
  });

  it('are counted as to be asked those who owe and were not asked today', async () => {
    const owing = await storeOrder(service, ['new'], {
      paid: false,
      paymentType: 'COD',
      price: 1247,
      pickupDates: { type: 'not_earlier_than', start: '2026-11-15', end: null },
    });
    const asked = await storeOrder(service, ['new'], { paid: false, paymentType: 'COD' });
    const billed = await storeOrder(service, ['new'], { paymentType: 'Billing' });
    await service.call(orderWork.requestPayments, { body: { orderIds: [asked.orderId] }, as: robin });
    const { possible, refused } = await check([owing, asked, billed], null);
    expect(possible).toMatchObject([{ uniqueId: owing.uniqueId, owed: { amount: 1247, daysLate: 5 } }]);
    expect(refused.map(({ uniqueId }) => uniqueId)).toEqual([asked.uniqueId, billed.uniqueId]);
  });

  it('T3: nothing is said of another portal’s orders', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const stranger = aSession({ portalId: randomUUID() });
    expect(await check([order], 'order_canceled', stranger)).toEqual({ possible: [], refused: [] });
  });
});
