import { randomUUID } from 'node:crypto';
import { orders, orderWork, type SdStatus, type Session, sdStatuses } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { nextStates } from '../orders/order-states.js';
import { historyOf, milestonesOf, pathTo, storeOrder } from '../testing/orders-test-bed.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const admin = aSession({ role: 'MCAdmin' });
const userOf = ({ portalId }: DemoOrder) => aSession({ portalId });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());

interface Try {
  as?: Session;
  note?: string;
}

const move = (
  { orderId }: { orderId: string },
  sdStatus: SdStatus,
  { as = admin, note = 'Why.' }: Try = {},
) => service.call(orderWork.move, { params: { orderId }, body: { sdStatus, note }, as });
const cancel = ({ orderId }: { orderId: string }, as: Session, query: { reason?: string } = {}) =>
  service.call(orderWork.cancel, { params: { orderId }, query, as });
const get = async ({ orderId }: { orderId: string }) =>
  (await service.call(orders.get, { params: { orderId }, as: admin })).body;
const eventsOf = async ({ orderId }: { orderId: string }) =>
  (await service.outbox()).filter(({ payload }) => JSON.stringify(payload).includes(orderId)).length;

const carriersOwn: SdStatus[] = ['requests', 'pending', 'declined'];
const beforePickup: SdStatus[] = sdStatuses.filter((state) => nextStates(state).includes('order_canceled'));

/** The table of docs/product/orders.md, from the states' table. */
function allowedFor(role: Session['role'], from: SdStatus): SdStatus[] {
  const next = from === 'flagged' ? nextStates(from, 'posted') : nextStates(from);
  return next.filter((to) =>
    role === 'MCAdmin' ? !carriersOwn.includes(to) : to === 'order_canceled' && from !== 'order_canceled',
  );
}

describe('T38: the table of states', () => {
  it.each(sdStatuses)(
    'of MCAdmin for an order that is %s: allowed moves are done, others a 409 with what is allowed',
    async (from) => {
      const allowed = allowedFor('MCAdmin', from);
      for (const to of sdStatuses.filter((state) => state !== from)) {
        const order = await storeOrder(service, pathTo[from]);
        const { status, body } = await move(order, to);
        if (allowed.includes(to)) {
          expect({ to, status, now: body.sdStatus, version: body.version }).toEqual({
            to,
            status: 200,
            now: to,
            version: pathTo[from].length + 1,
          });
        } else {
          expect({ to, status, code: body.code, details: body.details }).toEqual({
            to,
            status: 409,
            code: 'conflict',
            details: { allowed },
          });
          expect((await get(order)).sdStatus).toBe(from);
        }
      }
    },
  );

  it.each(sdStatuses.flatMap((from) => (['User', 'Admin'] as const).map((role) => ({ from, role }))))(
    'lets a portal’s $role only cancel an order that is $from, before its pickup',
    async ({ from, role }) => {
      const order = await storeOrder(service, pathTo[from]);
      const as = aSession({ portalId: order.portalId, role });
      const wanted: SdStatus[] = ['posted', 'picked_up', 'new'];
      for (const to of wanted.filter((state) => state !== from)) {
        const { status, body } = await move(order, to, { as });
        expect({ to, status, details: body.details }).toEqual({
          to,
          status: 409,
          details: { allowed: allowedFor(role, from) },
        });
      }
      const { status } = await move(order, 'order_canceled', { as });
      expect(status).toBe([...beforePickup, 'flagged', 'order_canceled'].includes(from) ? 200 : 409);
    },
  );

  it('is what `moves` of the order says to each role', async () => {
    for (const from of sdStatuses) {
      const order = await storeOrder(service, pathTo[from]);
      for (const as of [admin, userOf(order)]) {
        const { body } = await service.call(orders.get, { params: { orderId: order.orderId }, as });
        expect({ from, moves: body.moves }).toEqual({ from, moves: allowedFor(as.role, from) });
      }
    }
  });
});

describe('a move', () => {
  it('is one activity, the fact for reports, and the order as it is now', async () => {
    const order = await storeOrder(service, ['new']);
    const { body } = await move(order, 'accepted', { note: 'Called the carrier.' });
    expect(body).toMatchObject({
      sdStatus: 'accepted',
      sdStatusLabel: 'Assigned Driver',
      status: 'New',
      version: 2,
      moves: allowedFor('MCAdmin', 'accepted'),
    });
    expect(await get(order)).toEqual(body);
    expect((await historyOf(service, order.orderId))[0]).toEqual({
      kind: 'move',
      at: '2026-11-20T15:00:00.000Z',
      actor: 'MCAdmin',
      from: 'new',
      to: 'accepted',
      source: 'staff',
      note: 'Called the carrier.',
      changes: [],
      mentions: [],
    });
    const facts = (await service.outbox()).filter(
      ({ type, payload }) =>
        type === 'order.changed' && (payload as { orderId: string }).orderId === order.orderId,
    );
    expect(facts.at(-1)?.payload).toMatchObject({ version: 2, sdStatus: 'accepted', status: 'New' });
  });

  it('to the state that it is in changes nothing: no activity, no event', async () => {
    for (const state of sdStatuses) {
      const order = await storeOrder(service, pathTo[state]);
      const before = [await get(order), await historyOf(service, order.orderId), await eventsOf(order)];
      expect((await move(order, state)).status).toBe(200);
      expect([await get(order), await historyOf(service, order.orderId), await eventsOf(order)]).toEqual(
        before,
      );
    }
  });

  it('that is refused says what the order is and can become', async () => {
    const order = await storeOrder(service, pathTo.picked_up);
    expect((await move(order, 'order_canceled')).body.message).toBe(
      'This order is Picked Up and cannot become Canceled. It can become Delivered, Assigned Driver, or Flagged.',
    );
    expect((await move(order, 'order_canceled', { as: userOf(order) })).body.message).toBe(
      'This order is Picked Up and cannot become Canceled. Please ask us to change it.',
    );
  });

  it('keeps the last label that was not blank, and a flagged order goes back to where it was', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    expect((await move(order, 'flagged')).body).toMatchObject({
      flaggedFrom: 'accepted',
      sdStatusLabel: 'Assigned Driver',
      moves: ['accepted', 'order_canceled'],
    });
    expect((await move(order, 'accepted')).body).toMatchObject({ flaggedFrom: null, sdStatus: 'accepted' });
  });

  it.each(['requests', 'pending', 'declined'] as const)(
    'lets staff take the flag off an order that was %s, though that state is a carrier’s',
    async (before) => {
      const order = await storeOrder(service, [...pathTo[before], 'flagged']);
      expect((await get(order)).moves).toEqual([before, 'order_canceled']);
      expect((await move(order, before)).body).toMatchObject({ flaggedFrom: null, sdStatus: before });
    },
  );

  it('of an unpaid public order leaves it Pending until its pickup', async () => {
    const order = await storeOrder(service, ['on_hold'], { isPublic: true, bookedBy: null });
    expect((await move(order, 'new')).body).toMatchObject({
      sdStatusLabel: 'New Booking',
      status: 'Pending',
    });
    expect((await move(order, 'accepted')).body.status).toBe('Pending');
    expect((await move(order, 'picked_up')).body.status).toBe('Picked Up');
  });

  it.each([{}, { sdStatus: 'placing' }, { sdStatus: 'new', version: 1 }, { sdStatus: ['new'] }])(
    'with a body that is no move is a 400 (%j)',
    async (body) => {
      const { orderId } = await storeOrder(service);
      expect((await service.call(orderWork.move, { params: { orderId }, body, as: admin })).status).toBe(400);
    },
  );
});

describe('T3: an order of another portal', () => {
  it('is a 404 for every call that works on it, as one that does not exist', async () => {
    const { orderId } = await storeOrder(service);
    const stranger = aSession({ role: 'Admin' });
    const before = [await get({ orderId }), await historyOf(service, orderId)];
    for (const id of [orderId, randomUUID()]) {
      const params = { orderId: id };
      const calls = [
        service.call(orderWork.move, {
          params,
          body: { sdStatus: 'order_canceled', note: 'Mine.' },
          as: stranger,
        }),
        service.call(orderWork.cancel, { params, as: stranger }),
        service.call(orderWork.addNote, { params, body: { note: 'Mine.' }, as: stranger }),
      ];
      for (const { status, body } of await Promise.all(calls)) {
        expect([status, body.message]).toEqual([404, 'We could not find this order.']);
      }
      const body = { orderIds: [id] };
      const reports = [
        service.call(orderWork.moveMany, {
          body: { ...body, sdStatus: 'order_canceled', note: 'Mine.' },
          as: stranger,
        }),
        service.call(orderWork.requestPayments, { body, as: stranger }),
      ];
      for (const report of await Promise.all(reports)) {
        const refused = { orderId: id, uniqueId: null, message: 'We could not find this order.' };
        expect(report.body).toEqual({ done: [], refused: [refused] });
      }
    }
    expect([await get({ orderId }), await historyOf(service, orderId)]).toEqual(before);
  });
});

describe('canceling', () => {
  it('needs a reason, which its history and its email have', async () => {
    const order = await storeOrder(service, pathTo.posted);
    const { status, body } = await move(order, 'order_canceled', { note: '  ' });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: 'note', message: 'Please say why it is canceled.' }],
    });
    const done = await move(order, 'order_canceled', { note: 'Vehicle was sold.' });
    expect(done.body).toMatchObject({ status: 'Canceled', canceledAt: '2026-11-20T15:00:00.000Z' });
    expect((await historyOf(service, order.orderId))[0]?.note).toBe('Vehicle was sold.');
    expect(await milestonesOf(service, order.orderId)).toEqual([
      { milestone: 'canceled', transition: 'canceled:3', reason: 'Vehicle was sold.' },
    ]);
  });

  it('by DELETE keeps the order, answers its id, and says "Canceled" without a reason', async () => {
    const order = await storeOrder(service);
    const { status, body } = await cancel(order, userOf(order));
    expect({ status, body }).toEqual({ status: 200, body: { orderId: order.orderId } });
    expect((await get(order)).sdStatus).toBe('order_canceled');
    expect((await historyOf(service, order.orderId))[0]?.note).toBe('Canceled');
    const other = await storeOrder(service);
    await cancel(other, admin, { reason: 'Booked twice.' });
    expect((await historyOf(service, other.orderId))[0]?.note).toBe('Booked twice.');
  });

  it('by a portal’s user is over with the pickup', async () => {
    const waiting = await storeOrder(service, pathTo.accepted);
    expect((await cancel(waiting, userOf(waiting))).status).toBe(200);
    const onTheRoad = await storeOrder(service, pathTo.picked_up);
    expect((await cancel(onTheRoad, userOf(onTheRoad))).status).toBe(409);
    expect((await get(onTheRoad)).sdStatus).toBe('picked_up');
    const flagged = await storeOrder(service, [...pathTo.picked_up, 'flagged']);
    expect((await cancel(flagged, userOf(flagged))).status).toBe(409);
  });
});

describe('reinstating', () => {
  const canceledAt = new Date('2026-11-03T15:00:00Z');
  const after = (days: number, ms = 0) => new Date(canceledAt.getTime() + days * dayMs + ms);
  afterEach(() => clock.moveTo(new Date('2026-11-20T15:00:00Z')));

  it('is possible to the end of 30 days', async () => {
    clock.moveTo(after(30));
    const order = await storeOrder(service, pathTo.order_canceled);
    const { status, body } = await move(order, 'new');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { sdStatus: 'new', status: 'New', canceledAt: null, sdStatusLabel: 'New Booking' },
    });
  });

  it.each([after(30, 1), after(31)])('is refused after them, with the reason (%s)', async (now) => {
    clock.moveTo(now);
    const { status, body } = await move(await storeOrder(service, pathTo.order_canceled), 'new');
    expect({ status, message: body.message, details: body.details }).toEqual({
      status: 409,
      message:
        'This order was Canceled more than 30 days ago and cannot be reinstated. Please book it again.',
      details: { allowed: [] },
    });
  });

  it('is not for portals', async () => {
    const order = await storeOrder(service, pathTo.order_canceled);
    expect((await move(order, 'new', { as: userOf(order) })).body.message).toBe(
      'This order is Canceled. Please ask us to reinstate it.',
    );
  });
});

describe('milestones', () => {
  it('are told of accepted, picked up and delivered, and of no other move', async () => {
    const order = await storeOrder(service);
    for (const to of ['posted', 'accepted', 'picked_up', 'delivered', 'invoiced', 'paid'] as const) {
      await move(order, to);
    }
    expect(await milestonesOf(service, order.orderId)).toEqual(
      ['accepted', 'picked_up', 'delivered'].map((state) => ({
        milestone: state,
        transition: state,
        reason: '',
      })),
    );
  });

  it('have the same transition after a roll-back, so that nobody is mailed twice', async () => {
    const order = await storeOrder(service, pathTo.picked_up);
    for (const to of ['accepted', 'picked_up'] as const) await move(order, to);
    const transitions = (await milestonesOf(service, order.orderId)).map(({ transition }) => transition);
    expect(transitions).toEqual(['accepted', 'picked_up']);
  });

  it('tell each canceling, as each has its reason', async () => {
    const order = await storeOrder(service);
    await move(order, 'order_canceled', { note: 'Sold.' });
    await move(order, 'new');
    await move(order, 'order_canceled', { note: 'Sold again.' });
    expect(await milestonesOf(service, order.orderId)).toEqual([
      { milestone: 'canceled', transition: 'canceled:2', reason: 'Sold.' },
      { milestone: 'canceled', transition: 'canceled:4', reason: 'Sold again.' },
    ]);
  });
});

describe('F15: two at once', () => {
  it('one moves it, and the other hears of it in a 409 that names the state', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await storeOrder(service, pathTo.accepted);
      const tries = await Promise.all([move(order, 'picked_up'), move(order, 'order_canceled')]);
      const now = await get(order);
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = tries.find(({ status }) => status === 409);
      expect(lost?.body.message).toContain(`This order is ${now.sdStatusLabel}`);
      expect(lost?.body.details.allowed).toEqual(now.moves);
      expect(await historyOf(service, order.orderId)).toHaveLength(pathTo.accepted.length + 1);
      expect(now.version).toBe(3);
    }
  });

  it('ten of the same move are one, with one activity and one event', async () => {
    const order = await storeOrder(service, pathTo.accepted);
    const tries = await Promise.all(Array.from({ length: 10 }, () => move(order, 'picked_up')));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await historyOf(service, order.orderId)).toHaveLength(3);
    expect(await milestonesOf(service, order.orderId)).toHaveLength(1);
  });
});

describe('several orders', () => {
  it('are moved each on its own, and the report says what was not done and why', async () => {
    const mine = await storeOrder(service, pathTo.posted);
    const portal = { portalId: mine.portalId };
    const onTheRoad = await storeOrder(service, pathTo.picked_up, portal);
    const canceled = await storeOrder(service, pathTo.order_canceled, portal);
    const other = await storeOrder(service);
    const unknown = randomUUID();
    const orderIds = [other, onTheRoad, mine, canceled, mine].map(({ orderId }) => orderId);
    const { status, body } = await service.call(orderWork.moveMany, {
      body: { sdStatus: 'order_canceled', note: 'Yard closed.', orderIds: [...orderIds, unknown] },
      as: userOf(mine),
    });
    const missing = { uniqueId: null, message: 'We could not find this order.' };
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        done: [mine, canceled].map(({ orderId, uniqueId }) => expect.objectContaining({ orderId, uniqueId })),
        refused: [
          { orderId: other.orderId, ...missing },
          {
            orderId: onTheRoad.orderId,
            uniqueId: onTheRoad.uniqueId,
            message: 'This order is Picked Up and cannot become Canceled. Please ask us to change it.',
          },
          { orderId: unknown, ...missing },
        ],
      },
    });
    expect((await get(mine)).sdStatus).toBe('order_canceled');
    expect((await get(other)).sdStatus).toBe('new');
  });

  it('are never taken a step back, which would forget a pickup and its carrier', async () => {
    const onTheRoad = await storeOrder(service, pathTo.picked_up);
    const posted = await storeOrder(service, pathTo.posted);
    const orderIds = [onTheRoad.orderId, posted.orderId];
    const message = 'This order is Picked Up already. A step back is taken on its own page.';
    const refused = [{ orderId: onTheRoad.orderId, uniqueId: onTheRoad.uniqueId, message }];
    const checked = await service.call(orderWork.check, {
      body: { sdStatus: 'accepted', orderIds },
      as: admin,
    });
    expect(checked.body.refused).toEqual(refused);
    const carrier = { carrierName: 'Bulk Haul', driverName: '', driverPhone: '', truck: '' };
    const { body } = await service.call(orderWork.moveMany, {
      body: { sdStatus: 'accepted', carrier, orderIds },
      as: admin,
    });
    expect(body.refused).toEqual(refused);
    expect(body.done).toHaveLength(1);
    expect((await get(onTheRoad)).sdStatus).toBe('picked_up');
  });

  it('of several portals are moved by MCAdmin', async () => {
    const chosen = [await storeOrder(service), await storeOrder(service)];
    const { body } = await service.call(orderWork.moveMany, {
      body: { sdStatus: 'posted', orderIds: chosen.map(({ orderId }) => orderId) },
      as: admin,
    });
    expect(body.done).toHaveLength(2);
  });

  it.each([[[]], [['x']], [Array.from({ length: 201 }, () => randomUUID())]])(
    'are chosen: none, no ids or too many are a 400',
    async (orderIds) => {
      const body = { sdStatus: 'posted', orderIds };
      expect((await service.call(orderWork.moveMany, { body, as: admin })).status).toBe(400);
    },
  );
});

describe('a note', () => {
  it('is a line of the history by whoever wrote it, and changes nothing else', async () => {
    const order = await storeOrder(service);
    const before = await get(order);
    const params = { orderId: order.orderId };
    const { body } = await service.call(orderWork.addNote, {
      params,
      body: { note: ' Call before 9. ' },
      as: userOf(order),
    });
    const [written] = await historyOf(service, order.orderId);
    expect(body).toEqual(written);
    expect(written).toMatchObject({
      kind: 'note',
      from: null,
      to: null,
      source: 'staff',
      note: 'Call before 9.',
      actor: 'User',
    });
    expect(await get(order)).toEqual(before);
    const empty = await service.call(orderWork.addNote, { params, body: { note: ' ' }, as: admin });
    expect(empty.status).toBe(400);
  });
});
