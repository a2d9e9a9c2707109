import { randomUUID } from 'node:crypto';
import {
  type EmailsTakenBack,
  type Order,
  type OrderMilestoneReached,
  type OrderMoveInput,
  orders,
  orderWork,
  undoSeconds,
} from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { historyOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';

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
const setPaid = ({ orderId }: OfOrder, paid: boolean) =>
  service.call(orderWork.setPaid, { params: { orderId }, body: { paid }, as: robin });
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
      note: expect.stringMatching(/^Took back: \w[\w ]+\.$/),
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
    const paid = (await setPaid(order, true)).body;
    expect(paid).toMatchObject({ paid: true, sdStatus: 'new' });
    const { body } = await undo(order);
    expect(body).toMatchObject({
      paid: false,
      paidBy: null,
      paidAt: null,
      sdStatus: 'on_hold',
      status: 'Pending',
    });
    const { reached, takenBack } = await told(order);
    expect(reached).toMatchObject([{ milestone: 'paid', heldSeconds: undoSeconds }]);
    expect(takenBack).toHaveLength(1);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'payment',
      note: 'Took back: Marked paid.',
    });
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
