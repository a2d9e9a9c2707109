import { dispatch, orderWork, type SdStatus } from '@overland/contracts';
import { dayMs, daySeconds, minuteMs } from '@overland/contracts/calendar';
import { deleteOutdated } from '@overland/service-kit';
import { aGuid, DispatchTestBed, provider } from '../testing/dispatch-test-bed.js';
import { historyOf, milestonesOf } from '../testing/orders-test-bed.js';
import { DispatchCallEntity } from './dispatch-call.entity.js';
import { type TmsPosition, TmsRefusal, TmsUnavailable } from './tms-port.js';

let bed: DispatchTestBed;
beforeAll(async () => {
  bed = await DispatchTestBed.start();
  await bed.subscribe();
});
afterAll(() => bed.close());
beforeEach(() => {
  bed.tms.recover();
  bed.tms.calls.length = 0;
});

const move = (orderId: string, sdStatus: SdStatus, note = '') =>
  bed.service.call(orderWork.move, { params: { orderId }, body: { sdStatus, note }, as: provider });
const stored = () => bed.service.dataSource.getRepository(DispatchCallEntity).count();
const advanceMinutes = (minutes: number) => bed.pass(minutes);

/** Moves the order at the TMS, which calls us, and applies its state to ours. */
async function moveThere(guid: string, to: SdStatus, details = {}) {
  bed.tms.move(guid, to, details);
  await bed.webhook('order.modified', guid);
  await bed.follow();
}

describe('F13: a call of the TMS', () => {
  it.each([
    ['without a token', 'order.picked_up', ''],
    ['with a wrong one', 'order.picked_up', 'token of nobody'],
    ['with the token of another action', 'order.picked_up', 'token of order.delivered'],
    ['with one of a prefix', 'order.picked_up', 'token of order.picked'],
    ['of an unknown action with a wrong token', 'order.repainted', 'token of nobody'],
  ])('%s is refused and not stored', async (_what, action, token) => {
    const before = await stored();
    const { status } = await bed.webhook(action, aGuid(), { token });
    expect(status).toBe(401);
    expect(await stored()).toBe(before);
  });

  it('is refused ten minutes after its date, and taken before', async () => {
    const dateAgo = (minutes: number) =>
      new Date(bed.clock.now().getTime() - minuteMs * minutes).toISOString();
    const before = await stored();
    expect((await bed.webhook('order.picked_up', aGuid(), { date: dateAgo(10) })).status).toBe(400);
    expect(await stored()).toBe(before);
    expect((await bed.webhook('order.picked_up', aGuid(), { date: dateAgo(9) })).status).toBe(200);
    expect(await stored()).toBe(before + 1);
  });

  it.each([
    ['no date', {}],
    ['null', { action_date: null }],
    ['a blank date', { action_date: '' }],
    ['no real date', { action_date: 'now' }],
    ['a number', { action_date: '0' }],
    ['a day alone', { action_date: '2026-11-20' }],
    ['a time of no zone', { action_date: '2026-11-20T15:00:00' }],
    ['a date three minutes ahead', { action_date: '2026-11-20T15:03:00Z' }],
    ['a date of next year', { action_date: '2027-11-20T15:00:00.000+0000' }],
  ])('with %s is refused and not stored', async (_what, date) => {
    expect(bed.clock.now().toISOString()).toBe('2026-11-20T15:00:00.000Z');
    const before = await stored();
    const { status } = await bed.service.call(dispatch.call, {
      body: { action: 'order.picked_up', order_guid: aGuid(), ...date },
      headers: { 'x-super-dispatch-verification-token': 'token of order.picked_up' },
    });
    expect(status).toBe(400);
    expect(await stored()).toBe(before);
  });

  it('whose clock is a minute ahead is taken', async () => {
    const date = new Date(bed.clock.now().getTime() + 60_000).toISOString();
    expect((await bed.webhook('order.picked_up', aGuid(), { date })).status).toBe(200);
  });

  it('about an order or an action that we do not know is stored and changes nothing', async () => {
    const before = await stored();
    expect((await bed.webhook('order.created', aGuid())).status).toBe(200);
    const token = 'token of order.created';
    expect((await bed.webhook('order.repainted', aGuid(), { token })).status).toBe(200);
    await bed.follow();
    expect(await stored()).toBe(before + 2);
    expect(bed.callsOf('getOrder')).toBe(0);
  });

  it('that comes twice is stored once, and many about one order are one question', async () => {
    const { guid } = await bed.atTms();
    const before = await stored();
    const date = bed.clock.now().toISOString();
    for (let times = 0; times < 3; times += 1) {
      await bed.webhook('order.modified', guid, { date });
      await bed.webhook('offer.sent', guid, { date });
    }
    expect(await stored()).toBe(before + 2);
    await bed.follow();
    expect(bed.callsOf('getOrder')).toBe(1);
  });

  it('is deleted after 30 days', async () => {
    await bed.webhook('order.created', aGuid());
    const { dataSource } = bed.service;
    const receivedAgo = (days: number) =>
      dataSource.query('update dispatch_calls set received_at = now() - make_interval(days => $1)', [days]);
    await receivedAgo(29);
    await deleteOutdated(dataSource, 'orders');
    expect(await stored()).toBeGreaterThan(0);
    await receivedAgo(31);
    await deleteOutdated(dataSource, 'orders');
    expect(await stored()).toBe(0);
  });
});

describe('our order follows the TMS', () => {
  it('with the states that it skipped as implied, and mails the last one alone', async () => {
    const { orderId, guid } = await bed.atTms('posted');
    await moveThere(guid, 'picked_up', {
      carrierName: 'Ridge Haulers',
      driverName: 'Sam Ortiz',
      driverPhone: '(214) 555-0144',
    });
    expect(await bed.seen(orderId)).toMatchObject({
      sdStatus: 'picked_up',
      carrierName: 'Ridge Haulers',
      driverName: 'Sam Ortiz',
      driverPhone: '(214) 555-0144',
      dispatch: { state: 'sent' },
    });
    const lines = (await historyOf(bed.service, orderId)).filter(({ source }) => source === 'tms');
    expect(lines.map(({ to, note }) => [to, note]).reverse()).toEqual([
      ['accepted', 'Implied by a later state.'],
      ['picked_up', ''],
      [null, ''],
    ]);
    expect((await milestonesOf(bed.service, orderId)).map(({ milestone }) => milestone)).toEqual([
      'picked_up',
    ]);
  });

  it('by its state and not by the name of the call: what is older than what was applied changes nothing', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await moveThere(guid, 'delivered');
    await bed.webhook('order.picked_up', guid);
    await bed.follow();
    expect((await bed.seen(orderId)).sdStatus).toBe('delivered');
    bed.tms.move(guid, 'picked_up', { changedAt: new Date('2026-11-20T00:00:00Z') });
    await bed.webhook('order.modified', guid);
    await bed.follow();
    expect((await bed.seen(orderId)).sdStatus).toBe('delivered');
  });

  it('and a step that staff took back stays back until the TMS has news', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await moveThere(guid, 'picked_up');
    await move(orderId, 'accepted', 'It was another truck.');
    await moveThere(guid, 'picked_up');
    expect((await bed.seen(orderId)).sdStatus).toBe('accepted');
    await moveThere(guid, 'delivered');
    expect((await bed.seen(orderId)).sdStatus).toBe('delivered');
  });

  it('beneath the flag of staff, who end it; a flag of the TMS ends with it', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await move(orderId, 'flagged');
    await moveThere(guid, 'picked_up');
    expect(await bed.seen(orderId)).toMatchObject({
      sdStatus: 'flagged',
      flaggedFrom: 'picked_up',
      sdStatusLabel: 'Picked Up',
    });
    expect(await milestonesOf(bed.service, orderId)).toMatchObject([{ milestone: 'picked_up' }]);
    await move(orderId, 'picked_up');
    await moveThere(guid, 'flagged');
    expect((await bed.seen(orderId)).sdStatus).toBe('flagged');
    await moveThere(guid, 'delivered');
    expect(await bed.seen(orderId)).toMatchObject({ sdStatus: 'delivered', flaggedFrom: null });
  });

  it('when it is canceled there, and does not cancel it again', async () => {
    const { orderId, guid } = await bed.atTms('posted');
    await moveThere(guid, 'order_canceled');
    expect((await bed.seen(orderId)).sdStatus).toBe('order_canceled');
    expect(await milestonesOf(bed.service, orderId)).toMatchObject([{ reason: 'Canceled in the TMS.' }]);
    await bed.send();
    expect(bed.callsOf('cancelOrder')).toBe(0);
  });

  it('unless our hold or cancel is on its way: that wins until it was sent', async () => {
    const held = await bed.atTms('posted');
    const canceled = await bed.atTms('posted');
    bed.tms.fail('setHold', new TmsUnavailable('Down.'), 1);
    bed.tms.fail('cancelOrder', new TmsUnavailable('Down.'), 1);
    await move(held.orderId, 'on_hold');
    await move(canceled.orderId, 'order_canceled', 'Sold elsewhere.');
    await bed.send();
    for (const { guid } of [held, canceled]) await moveThere(guid, 'accepted');
    expect((await bed.seen(held.orderId)).sdStatus).toBe('on_hold');
    expect((await bed.seen(canceled.orderId)).sdStatus).toBe('order_canceled');
    await advanceMinutes(1);
    await bed.send();
    expect(bed.tms.kept.get(held.guid)?.state.sdStatus).toBe('on_hold');
    expect(bed.tms.kept.get(canceled.guid)?.state.sdStatus).toBe('order_canceled');
  });

  it('and a new position refuses nobody’s edit, mails nothing, and reaches open pages', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await moveThere(guid, 'picked_up');
    const before = await bed.seen(orderId);
    const events = (await bed.service.outbox()).length;
    const at = bed.clock.now();
    await moveThere(guid, 'picked_up', { position: { lat: 32.7, long: -96.8, at } });
    expect(await bed.seen(orderId)).toEqual({
      ...before,
      driverLat: 32.7,
      driverLong: -96.8,
      driverUpdated: at.toISOString(),
    });
    expect((await bed.service.outbox()).slice(events).map(({ type }) => type)).toEqual(['order.changed']);
  });
});

describe('the driver’s phone', () => {
  it('whose clock is ahead hides no status: positions and changes are told apart', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await moveThere(guid, 'picked_up');
    const tomorrow = new Date(bed.clock.now().getTime() + dayMs);
    await positionThere(guid, { lat: 32.7, long: -96.8, at: tomorrow });
    const seen = await bed.seen(orderId);
    expect(seen).toMatchObject({ driverLat: 32.7, driverUpdated: bed.clock.now().toISOString() });
    await advanceMinutes(10);
    await positionThere(guid, { lat: 32.7, long: -96.8, at: tomorrow });
    expect((await bed.seen(orderId)).driverUpdated).toBe(seen.driverUpdated);
    await moveThere(guid, 'delivered');
    expect((await bed.seen(orderId)).sdStatus).toBe('delivered');
  });

  it('tells where it is also while the TMS changes nothing else', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await moveThere(guid, 'picked_up');
    for (const lat of [32.7, 33.1]) {
      await advanceMinutes(1);
      await positionThere(guid, { lat, long: -96.8, at: bed.clock.now() });
      expect(await bed.seen(orderId)).toMatchObject({
        driverLat: lat,
        driverUpdated: bed.clock.now().toISOString(),
      });
    }
  });

  /** Reports a position to the TMS, which changes nothing in the order. */
  async function positionThere(guid: string, position: TmsPosition) {
    const kept = bed.tms.kept.get(guid);
    if (kept) kept.state.position = position;
    await bed.webhook('order.modified', guid);
    await bed.follow();
  }
});

describe('polling', () => {
  it('asks for active orders every half hour or so, for delivered ones daily, and for ended ones never', async () => {
    const active = await bed.atTms('accepted');
    const delivered = await bed.atTms('accepted');
    const paid = await bed.atTms('accepted');
    await moveThere(delivered.guid, 'delivered');
    await moveThere(paid.guid, 'paid');
    const askedWithin = async (minutes: number) => {
      bed.tms.calls.length = 0;
      await advanceMinutes(minutes);
      await bed.follow();
      return [active, delivered, paid].map(({ guid }) => bed.callsOf(`getOrder ${guid}`));
    };
    expect(await askedWithin(36)).toEqual([1, 0, 0]);
    expect(await askedWithin(24 * 60 * 1.2)).toEqual([1, 1, 0]);
  });

  it('is the only source where nobody calls', async () => {
    const { orderId, guid } = await bed.atTms('posted');
    bed.tms.move(guid, 'accepted');
    await advanceMinutes(36);
    await bed.follow();
    expect((await bed.seen(orderId)).sdStatus).toBe('accepted');
  });

  it('asks about a paid order that the TMS called for while it was down', async () => {
    const { orderId, guid } = await bed.atTms('accepted');
    await moveThere(guid, 'paid');
    bed.tms.fail('getOrder', new TmsUnavailable('Down.'), 1);
    await moveThere(guid, 'invoiced');
    expect((await bed.seen(orderId)).sdStatus).toBe('paid');
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await advanceMinutes(2);
      await bed.follow();
    }
    expect((await bed.seen(orderId)).sdStatus).toBe('invoiced');
  });

  it('tries again when the TMS was down', async () => {
    const { orderId, guid } = await bed.atTms('posted');
    bed.tms.fail('getOrder', new TmsUnavailable('Down.'), 1);
    await moveThere(guid, 'accepted');
    expect((await bed.seen(orderId)).sdStatus).toBe('posted');
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await advanceMinutes(2);
      await bed.follow();
    }
    expect((await bed.seen(orderId)).sdStatus).toBe('accepted');
  });
});

describe('subscriptions', () => {
  const forget = () => bed.service.dataSource.query('delete from dispatch_subscriptions');
  /** As if so much time had passed for them. */
  const pass = (seconds: number) =>
    bed.service.dataSource.query(
      `update dispatch_subscriptions set due_at = due_at - make_interval(secs => $1),
         claimed_until = claimed_until - make_interval(secs => $1)`,
      [seconds],
    );

  it('are asked for once, and the tokens are kept as hashes', async () => {
    await bed.subscribe();
    expect(bed.callsOf('subscribe')).toBe(0);
    const rows = await bed.service.dataSource.query('select * from dispatch_subscriptions');
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toContain('token of');
  });

  it('are asked for once by two processes, of which one dies while it asks', async () => {
    await forget();
    const other = await bed.anotherWorker();
    await Promise.all([bed.subscribe(), bed.subscribe(other)]);
    const asked = bed.callsOf('subscribe');
    expect(new Set(bed.tms.calls).size).toBe(asked);
    await bed.service.dataSource.query(
      `update dispatch_subscriptions set token_hash = null, due_at = now() + interval '15 seconds',
         claimed_until = now() + interval '15 seconds' where action = 'offer.sent'`,
    );
    await bed.subscribe(other);
    expect(bed.callsOf('subscribe')).toBe(asked);
    await pass(16);
    await bed.subscribe(other);
    expect(bed.callsOf('subscribe offer.sent')).toBe(2);
    await other.close();
  });

  it('that the TMS refuses are asked for a day later, and those that it did not hear of minutes later', async () => {
    await forget();
    bed.tms.fail('subscribe', new TmsRefusal('No.'), 1);
    bed.tms.fail('subscribe', new TmsUnavailable('Down.'), 1);
    await bed.subscribe();
    const wait = () =>
      bed.service.dataSource.query('select 1 from dispatch_subscriptions where token_hash is null');
    expect(await wait()).toHaveLength(2);
    await pass(60);
    await bed.subscribe();
    expect(await wait()).toHaveLength(1);
    await pass(daySeconds);
    await bed.subscribe();
    expect(await wait()).toEqual([]);
  });

  it('are asked for again with another address, and hold until the TMS has answered', async () => {
    await bed.service.dataSource.query(
      `update dispatch_subscriptions set callback_url = 'https://old.example'`,
    );
    bed.tms.fail('subscribe', new TmsUnavailable('Down.'));
    await bed.subscribe();
    expect((await bed.webhook('order.modified', aGuid())).status).toBe(200);
    bed.tms.recover();
    const asked = bed.callsOf('subscribe');
    await pass(60);
    await bed.subscribe();
    expect(bed.callsOf('subscribe')).toBe(2 * asked);
  });
});
