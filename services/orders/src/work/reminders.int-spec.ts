import { randomUUID } from 'node:crypto';
import { orders, orderWork, type SdStatus } from '@overland/contracts';
import { Clock, consumeEvent, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { OrderEntity } from '../orders/order.entity.js';
import { copyOrders } from '../testing/copy-orders.js';
import { FakeQuoting } from '../testing/fake-quoting.js';
import { historyOf, milestonesOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';
import { CustomerReminders, pickupNearOn, surveyDueOn } from './customer-reminders.worker.js';
import { DailyPaymentRequests, unpaidOn } from './daily-payment-requests.worker.js';
import { SurveyAnswers } from './survey-answers.listener.js';

const friday = '2026-11-20';
const noonOf = (day: string) => new Date(`${day}T18:00:00Z`);
const clock = new FixedClock(noonOf(friday));
const quoting = new FakeQuoting();
const admin = aSession({ role: 'MCAdmin' });
let service: TestService;
let portalId = '';

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
  await quoting.start();
  portalId = (await storePortal(service, 'America/Chicago'))._id;
});
afterAll(async () => {
  quoting.stop();
  await service.close();
});
beforeEach(() => {
  clock.moveTo(noonOf(friday));
  quoting.holidays = [{ date: '2026-11-26', name: 'Thanksgiving Day' }];
});

const askAll = () => service.app.get(DailyPaymentRequests).run();
const remindAll = () => service.app.get(CustomerReminders).remindOfPickups();

/** An order of the portal with this first pickup day. */
const anOrder = (start: string, state: SdStatus = 'posted', overrides: Partial<DemoOrder> = {}) =>
  storeOrder(service, pathTo[state], {
    portalId,
    pickupDates: { type: 'not_earlier_than', start, end: null },
    ...overrides,
  });
const sent = async ({ orderId }: DemoOrder) =>
  (await milestonesOf(service, orderId)).map(({ transition }) => transition);

describe('the daily payment request', () => {
  it.each([
    ['2026-11-23', ['asked:2026-11-20']],
    ['2026-11-19', ['asked:2026-11-20']],
    ['2026-11-24', []],
  ])('of an order picked up from %s is %j: under 4 days, past ones included', async (start, expected) => {
    const order = await anOrder(start);
    await askAll();
    expect(await sent(order)).toEqual(expected);
  });

  it('is written into the history as the system’s, and leaves the version as it is', async () => {
    const order = await anOrder('2026-11-23');
    await askAll();
    const { body } = await service.call(orders.get, { params: { orderId: order.orderId }, as: admin });
    expect(body).toMatchObject({ paymentRequestedAt: noonOf(friday).toISOString(), version: 2 });
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      actor: 'System',
      source: 'system',
      note: 'Asked the customer to pay.',
    });
  });

  it('is repeated on the next day and not on the same, whoever asked', async () => {
    const order = await anOrder('2026-11-23');
    const byHand = await anOrder('2026-11-23');
    await service.call(orderWork.requestPayments, { body: { orderIds: [byHand.orderId] }, as: admin });
    for (const at of ['2026-11-20T18:00:00Z', '2026-11-21T05:59:59Z', '2026-11-21T06:00:00Z']) {
      clock.moveTo(new Date(at));
      await askAll();
    }
    for (const each of [order, byHand]) {
      expect(await sent(each)).toEqual(['asked:2026-11-20', 'asked:2026-11-21']);
    }
  });

  it.each<[string, SdStatus, Partial<DemoOrder>, number]>([
    ['paid', 'posted', { paid: true }, 0],
    ['billed', 'posted', { paymentType: 'Billing' }, 0],
    ['canceled', 'order_canceled', {}, 0],
    ['delivered', 'delivered', {}, 0],
    ['held for its payment', 'on_hold', { isPublic: true, bookedBy: null }, 1],
    ['picked up', 'picked_up', {}, 1],
  ])('of an order that is %s', async (_what, state, overrides, times) => {
    const order = await anOrder(friday, state, overrides);
    await askAll();
    expect(await sent(order)).toHaveLength(times);
  });

  it('is sent of what was picked up before its day, and of nothing that is in dispute', async () => {
    const early = await anOrder('2026-12-10', 'picked_up');
    const disputed = await anOrder('2026-11-23');
    const { orderId } = disputed;
    const body = { reason: 'The dealer pays.' };
    await service.call(orderWork.disputePayment, { params: { orderId }, body, as: admin });
    await askAll();
    expect([(await sent(early)).length, (await sent(disputed)).length]).toEqual([1, 0]);
  });

  it.each<[SdStatus, number]>([
    ['delivered', 0],
    ['invoiced', 0],
    ['picked_up', 1],
    ['posted', 1],
  ])('of an order that was %s before it was flagged is sent %d times', async (before, times) => {
    const order = await storeOrder(service, [...pathTo[before], 'flagged'], {
      portalId,
      pickupDates: { type: 'not_earlier_than', start: friday, end: null },
    });
    await askAll();
    expect(await sent(order)).toHaveLength(times);
  });

  it('is one, however many processes look at the same time', async () => {
    const due = await Promise.all(Array.from({ length: 12 }, () => anOrder('2026-11-23')));
    await Promise.all([askAll(), askAll(), askAll()]);
    for (const order of due) {
      expect(await sent(order)).toEqual(['asked:2026-11-20']);
      expect(await historyOf(service, order.orderId)).toHaveLength(3);
    }
  });
});

describe('the reminder before the pickup', () => {
  it.each([
    ['2026-11-23', friday, 1],
    ['2026-11-23', '2026-11-21', 1],
    ['2026-11-24', friday, 0],
    [friday, friday, 0],
    ['2026-11-27', '2026-11-25', 1],
    ['2026-11-27', '2026-11-24', 0],
  ])(
    'of a pickup from %s is sent on %s: %d (one business day before, Thanksgiving counts as none)',
    async (start, day, times) => {
      clock.moveTo(noonOf(day));
      const order = await anOrder(start);
      await remindAll();
      expect(await sent(order)).toEqual(Array(times).fill('pickupNear'));
    },
  );

  it('is sent once, also by several processes and on several days', async () => {
    const order = await anOrder('2026-11-23');
    await Promise.all([remindAll(), remindAll()]);
    clock.moveTo(noonOf('2026-11-21'));
    await remindAll();
    expect(await sent(order)).toEqual(['pickupNear']);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      source: 'system',
      note: 'Reminded the customer of the pickup.',
    });
  });

  it.each<SdStatus>(['on_hold', 'flagged', 'picked_up', 'order_canceled'])(
    'is not sent for an order that is %s',
    async (state) => {
      const order = await anOrder('2026-11-23', state);
      await remindAll();
      expect(await sent(order)).toEqual([]);
    },
  );

  it('waits while quoting, which has the holidays, is down; the payment requests do not', async () => {
    const order = await anOrder('2026-11-23');
    quoting.stop();
    await expect(remindAll()).rejects.toThrow();
    await askAll();
    expect(await sent(order)).toEqual(['asked:2026-11-20']);
    await quoting.start();
    await remindAll();
    expect(await sent(order)).toEqual(['asked:2026-11-20', 'pickupNear']);
  });
});

describe('the survey after the delivery', () => {
  const surveyAll = () => service.app.get(CustomerReminders).askHowItWent();
  /** An order delivered at noon on this day. */
  async function delivered(day: string, state: SdStatus = 'delivered') {
    const path = pathTo[state];
    const first = noonOf('2026-10-01').getTime();
    const history = path.map((to, index) => ({
      to,
      at: to === 'delivered' ? noonOf(day) : new Date(first + index),
      actor: 'Robin Lee',
      source: 'staff' as const,
      note: '',
    }));
    return storeOrder(service, path, { portalId, history: history as DemoOrder['history'] });
  }
  const answer = ({ orderId }: DemoOrder) =>
    consumeEvent(service.dataSource, [service.app.get(SurveyAnswers)], {
      eventId: randomUUID(),
      type: 'survey.answered',
      at: '',
      requestId: null,
      payload: { orderId, at: noonOf(friday).toISOString(), lowMarks: [] },
    });

  it.each([
    ['2026-11-19', friday, 1],
    [friday, friday, 0],
    [friday, '2026-11-22', 0],
    [friday, '2026-11-23', 1],
    ['2026-11-25', '2026-11-26', 0],
    ['2026-11-25', '2026-11-27', 1],
    ['2026-11-06', friday, 1],
    ['2026-11-05', friday, 0],
  ])('of %s is asked for on %s: %d (one business day after, for two weeks)', async (day, today, times) => {
    clock.moveTo(noonOf(today));
    const order = await delivered(day);
    await surveyAll();
    expect(await sent(order)).toEqual(Array(times).fill('surveyDue'));
  });

  it('is asked for once, also by several processes and on several days', async () => {
    const order = await delivered('2026-11-19');
    await Promise.all([surveyAll(), surveyAll()]);
    clock.moveTo(noonOf('2026-11-24'));
    await surveyAll();
    expect(await sent(order)).toEqual(['surveyDue']);
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      source: 'system',
      note: 'Asked the customer how it went.',
    });
  });

  it('is asked for after the invoice and the pay, too', async () => {
    const order = await delivered('2026-11-19', 'paid');
    await surveyAll();
    expect(await sent(order)).toEqual(['surveyDue']);
  });

  it('is not asked for while the order is flagged, and when it was canceled or taken back', async () => {
    const flagged = await delivered('2026-11-19');
    const back = await delivered('2026-11-19');
    for (const [order, sdStatus] of [
      [flagged, 'flagged'],
      [back, 'picked_up'],
    ] as const) {
      const body = { sdStatus, note: 'Damaged.' };
      await service.call(orderWork.move, { as: admin, params: { orderId: order.orderId }, body });
    }
    const canceled = await anOrder(friday, 'order_canceled');
    await surveyAll();
    for (const order of [flagged, back, canceled]) expect(await sent(order)).not.toContain('surveyDue');
  });

  it('is not asked for once it is answered; the history says so once', async () => {
    const order = await delivered('2026-11-19');
    await answer(order);
    await answer(order);
    await surveyAll();
    expect(await sent(order)).toEqual([]);
    const notes = (await historyOf(service, order.orderId)).map(({ note }) => note);
    expect(notes.filter((note) => note === 'The customer answered the survey.')).toHaveLength(1);
  });

  it('that is answered about an order that is not here is no error', async () => {
    await expect(answer({ orderId: randomUUID() } as DemoOrder)).resolves.not.toThrow();
  });
});

describe('among 5,000 orders, most of them done', () => {
  beforeAll(async () => {
    const { orderId } = await anOrder(friday, 'delivered', { uniqueId: 90_000 });
    const columns = {
      status: `case when n % 50 = 0 then 'New' else 'Delivered' end`,
      paid: 'n % 50 <> 0',
      pickup_scheduled_at: `date '2025-01-01' + n % 700`,
    };
    await copyOrders(service, { orderId, count: 5000, firstNumber: 90_001, columns });
  });

  const day = { today: friday, timeZone: 'America/Chicago', beganAt: new Date(`${friday}T06:00:00Z`) };
  it.each([
    ['payments to ask for', () => unpaidOn({ ...day, portalIds: [portalId] })],
    ['surveys to ask for', () => surveyDueOn(new Set())({ ...day, portalIds: [portalId] })],
    ['pickups to remind of', () => pickupNearOn(new Set())({ ...day, portalIds: [portalId] })],
  ])('%s are looked for in an index of the open or the unpaid ones', async (_what, where) => {
    const plan = await withPortal(service.dataSource, systemScope, (manager) => {
      const query = manager.createQueryBuilder(OrderEntity, 't').select('t.id').where(where());
      const [sql, parameters] = query.getQueryAndParameters();
      return manager.query<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, parameters);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(
      /(using|Index Scan on) orders_(open|cod|portal_cod|survey_due) /,
    );
  });
});
