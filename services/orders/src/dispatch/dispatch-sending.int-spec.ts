import {
  dispatch,
  orders,
  orderTables,
  orderWork,
  type SdStatus,
  type Session,
  type WorkItem,
} from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { DueWorks } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { DispatchTestBed, provider } from '../testing/dispatch-test-bed.js';
import { historyOf } from '../testing/orders-test-bed.js';
import { DispatchSender } from './dispatch-sender.worker.js';
import { TmsRefusal, TmsUnavailable } from './tms-port.js';

let bed: DispatchTestBed;
beforeAll(async () => {
  bed = await DispatchTestBed.start();
});
afterAll(() => bed.close());
beforeEach(() => {
  bed.tms.recover();
  bed.tms.calls.length = 0;
});

const move = (orderId: string, sdStatus: SdStatus, note = '') =>
  bed.service.call(orderWork.move, { params: { orderId }, body: { sdStatus, note }, as: provider });
const advanceMinutes = (minutes: number) => bed.pass(minutes);
const callsTo = (...names: string[]) =>
  bed.tms.calls.filter((call) => names.some((name) => call.startsWith(name)));

describe('an order is brought to the TMS', () => {
  it('once, with what carriers may know and no price', async () => {
    const order = await bed.atTms('new', { transportType: 'WHITEGLOVE' });
    await bed.send();
    expect(bed.callsOf('createOrder')).toBe(1);
    const [kept] = bed.tms.ofNumber(order.uniqueId);
    expect(kept?.order).toMatchObject({
      number: String(order.uniqueId),
      transportType: 'ENCLOSED',
      pickup: { city: 'Austin', scheduledAt: '2026-11-05' },
      vehicles: [{ vin: '1HGCM82633A004352', isInoperable: false }],
    });
    expect(JSON.stringify(kept?.order)).not.toMatch(/price|1090/i);
    expect((await bed.seen(order.orderId)).dispatch).toEqual({
      state: 'sent',
      error: null,
      sentAt: bed.clock.now().toISOString(),
    });
  });

  it('and again only for what changed', async () => {
    const { orderId, guid } = await bed.atTms();
    await move(orderId, 'posted');
    expect((await bed.seen(orderId)).dispatch.state).toBe('waiting');
    await bed.send();
    expect(bed.callsOf('updateOrder')).toBe(0);
    await move(orderId, 'on_hold');
    await bed.send();
    await move(orderId, 'new');
    await bed.send();
    expect(callsTo('setHold')).toEqual([`setHold ${guid}`, `setHold ${guid}`]);
    expect(bed.callsOf('updateOrder')).toBe(0);
  });

  it('held where it is held, canceled with its reason, and paid when the carrier was paid', async () => {
    const held = await bed.atTms('on_hold');
    expect(bed.tms.kept.get(held.guid)?.state.sdStatus).toBe('on_hold');
    await move(held.orderId, 'order_canceled', 'Sold elsewhere.');
    await bed.send();
    expect(bed.tms.kept.get(held.guid)).toMatchObject({
      state: { sdStatus: 'order_canceled' },
      reason: 'Sold elsewhere.',
    });
    const other = await bed.atTms('accepted');
    for (const state of ['picked_up', 'delivered', 'paid'] as const) await move(other.orderId, state);
    await bed.send();
    expect(bed.tms.kept.get(other.guid)?.state.sdStatus).toBe('paid');
  });

  it('not at all when it was canceled or picked up before', async () => {
    for (const state of ['order_canceled', 'picked_up'] as const) {
      const order = await bed.anOrder(state);
      await bed.send();
      expect(bed.tms.ofNumber(order.uniqueId)).toEqual([]);
      expect((await bed.seen(order.orderId)).dispatch).toBeNull();
    }
  });

  it('anew when it is reinstated', async () => {
    const order = await bed.atTms();
    await move(order.orderId, 'order_canceled', 'A mistake.');
    await bed.send();
    await move(order.orderId, 'new');
    await bed.send();
    const states = bed.tms.ofNumber(order.uniqueId).map(({ state }) => state.sdStatus);
    expect(states).toEqual(['order_canceled', 'new']);
    expect((await bed.row(order.orderId)).tmsGuid).not.toBe(order.guid);
  });

  it('with a flag that only staff know of', async () => {
    const { orderId } = await bed.atTms('on_hold');
    await move(orderId, 'flagged');
    bed.tms.calls.length = 0;
    await bed.send();
    expect(bed.tms.calls).toEqual([]);
  });
});

describe('while the TMS is down', () => {
  it('orders wait: again after 1, 2, 4 … 60 minutes, and for 24 hours', async () => {
    bed.tms.fail('any', new TmsUnavailable('Super Dispatch could not be reached.'));
    const { orderId } = await bed.anOrder();
    for (const longest of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      await bed.send();
      const { dueAt } = await bed.row(orderId);
      if (!dueAt) throw new Error('It was given up too early.');
      const pause = (dueAt.getTime() - Date.now()) / minuteMs;
      expect(pause).toBeLessThanOrEqual(longest);
      // Jitter may halve it, and a slow machine reads it later.
      expect(pause).toBeGreaterThan(longest / 2 - 0.5);
      await bed.pass(longest);
    }
    expect((await bed.seen(orderId)).dispatch).toEqual({
      state: 'waiting',
      error: 'Super Dispatch could not be reached.',
      sentAt: null,
    });
    bed.tms.recover();
    await bed.send();
    expect((await bed.seen(orderId)).dispatch).toMatchObject({ state: 'sent', error: null });
  });

  it('an order is given up after 24 hours, and sent when staff send it again', async () => {
    bed.tms.fail('any', new TmsUnavailable('Super Dispatch could not be reached.'));
    const order = await bed.anOrder();
    await bed.send();
    await advanceMinutes(24 * 60);
    await bed.send();
    expect((await bed.seen(order.orderId)).dispatch).toMatchObject({ state: 'failed' });
    bed.tms.recover();
    await advanceMinutes(600);
    await bed.send();
    expect(bed.tms.ofNumber(order.uniqueId)).toEqual([]);
    const again = await sendAgain(order.orderId);
    expect(again.body.dispatch).toMatchObject({ state: 'waiting', error: null });
    await bed.send();
    expect((await bed.seen(order.orderId)).dispatch.state).toBe('sent');
  });

  it('the wait that it asks for is kept, for all orders', async () => {
    bed.tms.fail('createOrder', new TmsUnavailable('Too many calls.', 10 * minuteMs), 1);
    const order = await bed.anOrder();
    await bed.send();
    const other = await bed.anOrder();
    bed.tms.calls.length = 0;
    await advanceMinutes(9);
    await bed.send();
    expect(bed.tms.calls).toEqual([]);
    await advanceMinutes(1);
    await bed.send();
    for (const { orderId } of [order, other]) expect((await bed.row(orderId)).tmsGuid).not.toBeNull();
  });

  it('three failures end a run, so that hundreds of orders do not wait for their time-outs', async () => {
    for (let count = 0; count < 5; count += 1) await bed.anOrder();
    bed.tms.fail('any', new TmsUnavailable('Down.'));
    bed.tms.calls.length = 0;
    await bed.send();
    expect(bed.tms.calls).toHaveLength(3);
    bed.tms.recover();
    await advanceMinutes(1);
    await bed.send();
  });
});

describe('nothing is created twice', () => {
  it('when the answer of a create got lost: the order is looked for before the next try', async () => {
    bed.tms.fail('createOrder', 'lost', 1);
    const order = await bed.anOrder();
    await bed.send();
    expect((await bed.row(order.orderId)).tmsGuid).toBeNull();
    await advanceMinutes(1);
    await bed.send();
    expect(bed.tms.ofNumber(order.uniqueId)).toHaveLength(1);
    expect((await bed.seen(order.orderId)).dispatch.state).toBe('sent');
  });

  it('when the process died between the create and its commit', async () => {
    const order = await bed.anOrder();
    const other = await bed.anotherWorker();
    // The lease is lost while the TMS answers, as after a crash, so the answer is never saved.
    bed.tms.meanwhile = async () => {
      bed.tms.meanwhile = null;
      await bed.pass(1);
      await other.get(DueWorks).workOff(DispatchSender);
    };
    await bed.send();
    expect(bed.tms.ofNumber(order.uniqueId)).toHaveLength(1);
    expect((await bed.row(order.orderId)).tmsGuid).toBe(bed.tms.ofNumber(order.uniqueId)[0]?.state.guid);
    await other.close();
  });

  it('when the order was canceled after a create whose answer got lost: it is canceled there', async () => {
    bed.tms.fail('createOrder', 'lost', 1);
    const order = await bed.anOrder();
    await bed.send();
    await move(order.orderId, 'order_canceled', 'Sold elsewhere.');
    await bed.send();
    expect(bed.tms.ofNumber(order.uniqueId).map(({ state }) => state.sdStatus)).toEqual(['order_canceled']);
  });

  it('by several workers at once', async () => {
    const due = [];
    for (let count = 0; count < 12; count += 1) due.push(await bed.anOrder());
    await Promise.all([bed.send(), bed.send(), bed.send()]);
    for (const { uniqueId } of due) expect(bed.tms.ofNumber(uniqueId)).toHaveLength(1);
    expect(bed.callsOf('createOrder')).toBe(12);
  });

  it('and a change while an order is being sent is sent after it', async () => {
    const { orderId } = await bed.anOrder();
    bed.tms.meanwhile = () => {
      bed.tms.meanwhile = null;
      return move(orderId, 'on_hold');
    };
    await bed.send();
    await bed.send();
    const { tmsGuid, dueAt } = await bed.row(orderId);
    expect(bed.tms.kept.get(tmsGuid ?? '')?.state.sdStatus).toBe('on_hold');
    expect(dueAt).toBeNull();
  });
});

describe('what the TMS refuses', () => {
  it('is given up at once, with its reason', async () => {
    bed.tms.fail('createOrder', new TmsRefusal('Super Dispatch refused (400): unknown city.'), 1);
    const { orderId } = await bed.anOrder();
    await bed.send();
    expect((await bed.seen(orderId)).dispatch).toMatchObject({
      state: 'failed',
      error: 'Super Dispatch refused (400): unknown city.',
    });
  });

  it('because the vehicle is on the truck: the order follows the TMS, though it was canceled here', async () => {
    const { orderId, guid } = await bed.atTms('posted');
    await move(orderId, 'order_canceled', 'Sold elsewhere.');
    bed.tms.move(guid, 'picked_up');
    await bed.send();
    expect(await bed.seen(orderId)).toMatchObject({
      sdStatus: 'picked_up',
      dispatch: { state: 'sent', error: null },
    });
    expect((await historyOf(bed.service, orderId))[0]).toMatchObject({
      to: 'picked_up',
      source: 'tms',
      actor: 'Dispatch',
    });
  });

  it('of an order that it has lost: staff send it anew', async () => {
    const order = await bed.atTms();
    bed.tms.forget(order.guid);
    await move(order.orderId, 'on_hold');
    await bed.send();
    expect((await bed.seen(order.orderId)).dispatch.state).toBe('failed');
    await sendAgain(order.orderId);
    await bed.send();
    expect(bed.tms.ofNumber(order.uniqueId).map(({ state }) => state.sdStatus)).toEqual(['on_hold']);
  });
});

describe('the work list', () => {
  it('has what the TMS did not take, for MCAdmin only: also a canceled order, for which a truck may come', async () => {
    bed.tms.fail('createOrder', new TmsRefusal('No.'), 1);
    const refused = await bed.anOrder('new', {
      paymentType: 'Billing',
      pickupDates: { type: 'exact', start: '2026-12-01', end: null },
    });
    await bed.send();
    const canceled = await bed.atTms('posted', { portalId: refused.portalId });
    await move(canceled.orderId, 'order_canceled', 'Sold elsewhere.');
    bed.tms.fail('cancelOrder', new TmsRefusal('Not now.'), 1);
    await bed.send();
    const kinds = async (as: Session, query = {}) => {
      const { items } = (await bed.service.call(orderTables.workList, { query, as })).body;
      return items
        .filter(({ kind }: WorkItem) => kind === 'notDispatched')
        .map(({ orderId }: WorkItem) => orderId)
        .sort();
    };
    const { portalId } = refused;
    expect(await kinds(provider, { portalId })).toEqual(
      [refused, canceled].map(({ orderId }) => orderId).sort(),
    );
    expect(await kinds(aSession({ role: 'Admin', portalId }))).toEqual([]);
  });
});

describe('how an order stands at the TMS', () => {
  it('is for MCAdmin only, and so is sending again; another portal’s order answers 404 as a missing one', async () => {
    const { orderId, portalId } = await bed.atTms();
    const user = aSession({ role: 'Admin', portalId });
    const { body } = await bed.service.call(orders.get, { params: { orderId }, as: user });
    expect(body.dispatch).toBeNull();
    expect((await sendAgain(orderId, user)).status).toBe(403);
    expect((await sendAgain('0b7f5a0e-6c1e-4f0a-9d3e-2f4c1a5b6d7e')).status).toBe(404);
  });

  it('is not changed by sending again what did not fail', async () => {
    const { orderId } = await bed.atTms();
    const before = await bed.row(orderId);
    await sendAgain(orderId);
    expect(await bed.row(orderId)).toEqual(before);
  });
});

function sendAgain(orderId: string, as = provider) {
  return bed.service.call(dispatch.sendAgain, { params: { orderId }, as });
}
