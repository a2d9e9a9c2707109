import { randomUUID } from 'node:crypto';
import {
  type CodRow,
  type EmailFailure,
  orders,
  orderTables,
  type ReplyOf,
  type Session,
  type WorkItem,
} from '@overland/contracts';
import { consumeEvent, savePortal, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, aSession, storePerson } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { loadDemoOrders } from '../demo/load-demo-orders.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { copyOrders } from '../testing/copy-orders.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { EmailFailures } from '../work/email-failures.listener.js';
import { workParameters } from './work-list.js';
import { workSql } from './work-sql.js';

const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

let bed: BookingTestBed;
let nextNumber = 80_000;

/** Today is Fri Nov 20, 2026. */
beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

interface Options extends Partial<DemoOrder> {
  /** The first pickup day. */
  firstDay?: string;
  /** Columns as the TMS or staff would set them. */
  columns?: string;
}

const orderOf = async ({ _id }: CodRow) =>
  (await bed.service.call(orders.get, { params: { orderId: _id }, as: mcAdmin })).body;

async function anOrder({ firstDay: start, columns, ...options }: Options = {}): Promise<number> {
  nextNumber += 1;
  const demo = aDemoOrder({
    uniqueId: nextNumber,
    ...(start ? { pickupDates: { type: 'not_earlier_than', start, end: start } } : {}),
    ...options,
  });
  await loadDemoOrders(bed.service.dataSource, [demo]);
  if (columns) await bed.select(`update orders set ${columns} where id = $1`, [demo.orderId]);
  return nextNumber;
}

describe('the COD table', () => {
  async function cod(body: object, as: Session = mcAdmin) {
    const reply = await bed.service.call(orderTables.cod, { body, as });
    expect(reply.status).toBe(200);
    return reply.body;
  }
  const numbers = (rows: CodRow[]) => rows.map(({ uniqueId }) => uniqueId);

  it('has the COD orders that are not canceled, unpaid first, then by pickup, with their sums', async () => {
    const portalId = randomUUID();
    const paid = await anOrder({
      portalId,
      paid: true,
      firstDay: '2026-11-01',
      price: 100,
      columns: `paid_by = 'Robin Lee', paid_at = '2026-11-02T15:00:00Z'`,
    });
    const later = await anOrder({ portalId, firstDay: '2026-12-10', price: 200, reg: 'R-1' });
    const soon = await anOrder({ portalId, firstDay: '2026-11-23', price: 300 });
    await anOrder({ portalId, paymentType: 'Billing' });
    await anOrder({ portalId, columns: `status = 'Canceled', sd_status = 'order_canceled'` });
    const { rows, sums } = await cod({ portalId });
    expect(numbers(rows)).toEqual([soon, later, paid]);
    expect(rows.map(({ isDue }: CodRow) => isDue)).toEqual([true, false, false]);
    expect(sums).toEqual({
      unpaid: { orders: 2, price: 500 },
      due: { orders: 1, price: 300 },
      paid: { orders: 1, price: 100 },
      paidInPart: { orders: 0, price: 0 },
      all: { orders: 3, price: 600 },
    });
    expect(rows[1]).toEqual({
      _id: expect.any(String),
      uniqueId: later,
      companyName: 'Riverside Motors',
      paid: false,
      paidBy: null,
      paidAt: null,
      paymentRequestedAt: '2026-11-02T15:00:00.000Z',
      reg: 'R-1',
      status: 'New',
      sdStatus: 'new',
      sdStatusLabel: 'New Booking',
      orderTableStatus: 'New',
      orderTableCustomer: 'Jordan Smith',
      orderTablePickupEst: '2026-12-10',
      orderTableDeliveryEst: '2026-11-08',
      pickupScheduledAt: '2026-12-10',
      price: 200,
      paidAmount: null,
      paidOn: null,
      today: '2026-11-20',
      isDue: false,
      isPaymentDue: false,
      canRequest: true,
      requestedOn: '2026-11-02',
      pickedUpOn: null,
      deliveredOn: null,
      paymentDispute: null,
    });
    expect(rows[2].canRequest).toBe(false);
    expect(rows[2]).toMatchObject({ paidBy: 'Robin Lee', paidAt: '2026-11-02T15:00:00.000Z' });
  });

  it('sums what is still owed, and says what was paid in part, as the work list does', async () => {
    const portalId = randomUUID();
    await anOrder({ portalId, firstDay: '2026-11-18', price: 300, columns: 'paid_amount = 120' });
    await anOrder({ portalId, firstDay: '2026-12-10', price: 200 });
    await anOrder({ portalId, paid: true, firstDay: '2026-11-01', price: 100, columns: 'paid_amount = 90' });
    const { rows, sums } = await cod({ portalId });
    expect(rows[0]).toMatchObject({ paidAmount: 120, price: 300 });
    expect(sums).toEqual({
      unpaid: { orders: 2, price: 380 },
      due: { orders: 1, price: 180 },
      paid: { orders: 1, price: 90 },
      paidInPart: { orders: 1, price: 120 },
      all: { orders: 3, price: 600 },
    });
    const { items } = await workList(aSession({ portalId }));
    const due = items.filter(({ kind }) => kind === 'paymentDue');
    expect(due).toMatchObject([{ price: 300, due: 180 }]);
  });

  it('tells MCAdmin how many delivered orders are not paid, and how much, however long ago', async () => {
    const portalId = randomUUID();
    const columns = `status = 'Delivered', sd_status = 'delivered'`;
    const ago = `delivered_at = '2025-01-12T18:00:00Z'`;
    await anOrder({
      portalId,
      firstDay: '2025-01-08',
      price: 300,
      columns: `${columns}, ${ago}, paid_amount = 120`,
    });
    await anOrder({ portalId, firstDay: '2026-11-18', price: 200, columns });
    await anOrder({ portalId, firstDay: '2025-01-08', paid: true, columns });
    await anOrder({ portalId, firstDay: '2026-11-18' });
    const { debts } = await workList(mcAdmin, { portalId });
    expect(debts).toEqual({ orders: 2, price: 380 });
    expect((await cod({ portalId, orderTableStatus: ['Delivered'], paid: false })).sums.unpaid).toEqual(
      debts,
    );
    expect((await workList(aSession({ portalId }))).debts).toEqual({ orders: 0, price: 0 });
  });

  it('filters by payment, status, company, pickup and search', async () => {
    const portalId = randomUUID();
    const paid = await anOrder({ portalId, paid: true, firstDay: '2026-11-01' });
    const delivered = await anOrder({
      portalId,
      firstDay: '2026-11-10',
      columns: `status = 'Delivered', sd_status = 'delivered'`,
    });
    const pending = await anOrder({ portalId, firstDay: '2026-11-30', columns: `status = 'Pending'` });
    const named = await anOrder({ portalId, firstDay: '2026-12-01', customerFullName: 'Quentin Cod' });
    const other = await anOrder({ portalId: randomUUID(), customerFullName: 'Quentin Cod' });
    const found = async (body: object) => numbers((await cod(body)).rows);
    expect(await found({ portalId, paid: true })).toEqual([paid]);
    expect(await found({ portalId, paid: false })).toEqual([delivered, pending, named]);
    expect(await found({ portalId, orderTableStatus: ['Delivered', 'Pending'] })).toEqual([
      delivered,
      pending,
    ]);
    expect(await found({ portals: [portalId], paid: true })).toEqual([paid]);
    expect(await found({ portalId, portals: [randomUUID()] })).toEqual([]);
    expect(await found({ portalId, dateStart: '2026-11-10', dateEnd: '2026-11-30' })).toEqual([
      delivered,
      pending,
    ]);
    expect(await found({ portalId, searchText: 'quentin' })).toEqual([named]);
    expect((await found({ searchText: 'quentin cod' })).sort()).toEqual([named, other].sort());
    expect(await found({ portalId, searchText: `#${pending}` })).toEqual([pending]);
  });

  it.each([
    ['uniqueId', 'orderTableCustomer', 'companyName', 'orderTableStatus'],
    ['pickupScheduledAt', 'orderTableDeliveryEst', 'price', 'paid'],
  ])('sorts by %s, %s, %s and %s, both ways', async (...keys) => {
    const portalId = randomUUID();
    const first = await anOrder({ portalId, customerFullName: 'Ann', price: 1, firstDay: '2026-11-01' });
    const second = await anOrder({
      portalId,
      customerFullName: 'Bea',
      price: 2,
      firstDay: '2026-11-02',
      paid: true,
      columns: `status = 'Picked Up', company_name = 'Zeta', delivery_scheduled_at = '2026-12-24'`,
    });
    for (const key of keys) {
      const rising = await cod({ portalId, sortBy: { key, desc: false } });
      const falling = await cod({ portalId, sortBy: { key, desc: true } });
      expect([key, numbers(rising.rows)]).toEqual([key, [first, second]]);
      expect([key, numbers(falling.rows)]).toEqual([key, [second, first]]);
    }
  });

  it.each(['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-12-01'])(
    'the work list and the order agree with the rule on what is due, for a pickup on %s',
    async (day) => {
      const portalId = randomUUID();
      const number = await anOrder({ portalId, firstDay: day, columns: `sd_status = 'accepted'` });
      const isDue = day < '2026-11-24';
      const [row] = (await cod({ portalId })).rows;
      expect(row.isDue).toBe(isDue);
      expect((await orderOf(row)).isPaymentDue).toBe(isDue);
      const { items } = await workList(aSession({ portalId }));
      const due = items.filter(({ kind }) => kind === 'paymentDue').map(({ uniqueId }) => uniqueId);
      expect(due).toEqual(isDue ? [number] : []);
    },
  );

  it('an unpaid order that was picked up early is due everywhere, with its day, though not highlighted', async () => {
    const portalId = randomUUID();
    const number = await anOrder({
      ...{ portalId, firstDay: '2026-12-02', price: 300 },
      columns: `status = 'Picked Up', sd_status = 'picked_up', picked_up_at = '2026-11-19T18:00:00Z',
        delivery_scheduled_ends_at = '2026-12-05'`,
    });
    const { rows, sums } = await cod({ portalId });
    expect(rows).toMatchObject([
      { isDue: false, isPaymentDue: true, pickedUpOn: '2026-11-19', deliveredOn: null },
    ]);
    expect(sums.due).toEqual({ orders: 1, price: 300 });
    expect((await orderOf(rows[0])).isPaymentDue).toBe(true);
    expect((await workList(aSession({ portalId }))).items).toMatchObject([
      { kind: 'paymentDue', uniqueId: number, days: 1, pickedUpOn: '2026-11-19', isDisputed: false },
    ]);
  });

  it('filters by what is in dispute, which the work list says', async () => {
    const portalId = randomUUID();
    const columns = `payment_dispute = '{"by": "Dana", "at": "2026-11-19T18:00:00Z", "reason": "Paid."}'`;
    const disputed = await anOrder({
      portalId,
      firstDay: '2026-11-19',
      columns: `${columns}, sd_status = 'accepted'`,
    });
    const other = await anOrder({ portalId, firstDay: '2026-11-22', columns: `sd_status = 'accepted'` });
    const found = async (body: object) => numbers((await cod({ portalId, ...body })).rows);
    expect(await found({ disputed: true })).toEqual([disputed]);
    expect(await found({ disputed: false })).toEqual([other]);
    const { items } = await workList(aSession({ portalId }));
    expect(items.map(({ uniqueId, isDisputed }) => [uniqueId, isDisputed])).toEqual([
      [disputed, true],
      [other, false],
    ]);
  });

  it('filters by the days past the day that a payment was due, as reports count them', async () => {
    const portalId = randomUUID();
    const current = await anOrder({ portalId, firstDay: '2026-11-20' });
    const late = await anOrder({ portalId, firstDay: '2026-11-19' });
    // Picked up before its day.
    const early = await anOrder({
      portalId,
      firstDay: '2026-12-10',
      columns: `status = 'Picked Up', sd_status = 'picked_up', picked_up_at = '2026-10-21T18:00:00Z'`,
    });
    const older = await anOrder({ portalId, firstDay: '2026-10-20' });
    const oldest = await anOrder({
      portalId,
      firstDay: '2026-08-21',
      price: 100,
      columns: 'paid_amount = 40',
    });
    await anOrder({ portalId, firstDay: '2026-08-21', paid: true });
    const admin = aSession({ role: 'Admin', portalId });
    const found = async (...ages: string[]) => {
      const inCod = numbers((await cod({ portalId, ages })).rows).sort();
      // An Admin, who has no COD, finds the same in the list.
      const { body } = await bed.service.call(orders.list, { body: { ages }, as: admin });
      expect(body.rows.map(({ uniqueId }: { uniqueId: number }) => uniqueId).sort()).toEqual(inCod);
      return inCod;
    };
    expect(await found('current')).toEqual([current]);
    expect(await found('upTo30')).toEqual([late, early]);
    expect(await found('upTo60', 'over90')).toEqual([older, oldest]);
    expect(await found('upTo90')).toEqual([]);
    const sorted = await cod({
      portalId,
      ages: ['over90', 'current'],
      sortBy: { key: 'price', desc: false },
    });
    expect(numbers(sorted.rows)).toEqual([oldest, current]);
    expect(sorted.sums.unpaid).toMatchObject({ orders: 2 });
  });

  it('counts the days where the portal is', async () => {
    const portal = aPortal({ timeZone: 'Pacific/Guam' });
    await withPortal(bed.service.dataSource, systemScope, (manager) => savePortal(manager, portal));
    await anOrder({ portalId: portal._id, firstDay: '2026-11-24' });
    const before = bed.clock.now();
    // Nov 21 in Guam, Nov 20 in New York.
    const [row] = (await cod({ portalId: portal._id })).rows;
    expect(row.isDue).toBe(true);
    expect((await orderOf(row)).isPaymentDue).toBe(true);
    expect((await workList(aSession({ portalId: portal._id }))).items).toMatchObject([
      { kind: 'paymentDue', days: -3 },
    ]);
    expect(bed.clock.now()).toEqual(before);
  });

  it('says of whom payment was not requested today, where the portal is, as the work list and the order do', async () => {
    const portal = aPortal({ timeZone: 'Pacific/Guam' });
    await withPortal(bed.service.dataSource, systemScope, (manager) => savePortal(manager, portal));
    const asked = (at: string) => ({
      portalId: portal._id,
      firstDay: '2026-11-20',
      columns: `payment_requested_at = '${at}'`,
    });
    // The day began at 14:00 UTC.
    const before = await anOrder(asked('2026-11-20T13:59:00Z'));
    await anOrder(asked('2026-11-20T14:00:00Z'));
    const { rows } = await cod({ portalId: portal._id });
    const { items } = await workList(aSession({ portalId: portal._id }));
    for (const row of rows) {
      const item = items.find(({ uniqueId }) => uniqueId === row.uniqueId);
      const actions = (await orderOf(row)).actions as string[];
      const canRequest = row.uniqueId === before;
      expect(row.requestedOn).toBe(canRequest ? '2026-11-20' : '2026-11-21');
      expect([row.canRequest, item?.canRequest, actions.includes('requestPayment')]).toEqual(
        Array(3).fill(canRequest),
      );
    }
    expect(rows).toHaveLength(2);
  });

  it('T2: is for MCAdmin only', async () => {
    for (const role of ['Admin', 'User'] as const) {
      expect((await bed.service.call(orderTables.cod, { body: {}, as: aSession({ role }) })).status).toBe(
        403,
      );
    }
    expect((await bed.service.call(orderTables.cod, { body: {}, as: null })).status).toBe(401);
  });

  it.each([
    [{ limit: 1001 }],
    [{ sortBy: { key: 'customer_email', desc: true } }],
    [{ sortBy: { key: 'price; drop table orders', desc: true } }],
    [{ sortBy: { key: 'price', desc: 'desc' } }],
    [{ portals: [`' or true --`] }],
    [{ orderTableStatus: ['placing'] }],
    [{ dateStart: `2026-01-01'` }],
    [{ searchText: { like: '%' } }],
    [{ unknown: 1 }],
  ])('T15: answers 400 to %j', async (body) => {
    expect((await bed.service.call(orderTables.cod, { body, as: mcAdmin })).status).toBe(400);
  });

  it.each([`' or '1'='1`, `'; drop table orders; --`, '%', '_', '\\'])(
    'T15: takes %s as text to search for',
    async (searchText) => {
      expect((await cod({ searchText })).rows).toEqual([]);
    },
  );
});

async function workList(
  as: Session,
  query: Record<string, unknown> = {},
): Promise<ReplyOf<typeof orderTables.workList>> {
  const reply = await bed.service.call(orderTables.workList, { query, as });
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('the work list', () => {
  const termsAcceptedAt = new Date('2026-11-02T16:00:00Z');
  /** Payment, dates and terms need no step. */
  const settled = { paid: true, firstDay: '2026-12-01', termsAcceptedAt };
  const open = { ...settled, termsAcceptedAt: null };
  const delivered = `status = 'Delivered', sd_status = 'delivered'`;

  it.each<[string, Options, Partial<WorkItem> | null]>([
    ['paymentDue', { firstDay: '2026-11-18', paid: false }, { kind: 'paymentDue', days: 2 }],
    [
      'paymentDue after the delivery',
      { firstDay: '2026-11-01', paid: false, columns: `${delivered}, delivered_at = '2026-11-13T18:00:00Z'` },
      { kind: 'paymentDue', days: 19 },
    ],
    [
      'nothing of an unpaid order that was delivered more than a week ago: it stands in COD',
      { firstDay: '2026-11-01', paid: false, columns: `${delivered}, delivered_at = '2026-11-12T18:00:00Z'` },
      null,
    ],
    [
      'nothing of it where it was flagged after that delivery',
      {
        ...{ firstDay: '2026-11-01', paid: false, termsAcceptedAt },
        columns: `sd_status = 'flagged', flagged_from = 'delivered', delivered_at = '2026-11-12T18:00:00Z'`,
      },
      null,
    ],
    [
      'pickupNearNoCarrier, before an unpaid bill and all else',
      { ...open, paid: false, firstDay: '2026-11-21' },
      { kind: 'pickupNearNoCarrier', days: -1 },
    ],
    [
      'pickupNearNoCarrier from the reminder of the customer on',
      { ...settled, firstDay: '2026-11-23', columns: `reminded_at = '2026-11-20T14:00:00Z'` },
      { kind: 'pickupNearNoCarrier', days: -3 },
    ],
    [
      'pickupNearNoCarrier up to the last day of the pickup',
      { ...settled, firstDay: '2026-11-20' },
      { kind: 'pickupNearNoCarrier', days: 0 },
    ],
    [
      'no near pickup two days before, without a reminder',
      { ...settled, firstDay: '2026-11-22' },
      { kind: 'noCarrier' },
    ],
    [
      'no near pickup after the last day, reminded of or not',
      { ...settled, firstDay: '2026-11-19', columns: `reminded_at = '2026-11-18T14:00:00Z'` },
      { kind: 'pickupPassed', days: 1 },
    ],
    [
      'nothing of a near pickup with a driver',
      { ...settled, firstDay: '2026-11-21', columns: `sd_status = 'accepted'` },
      null,
    ],
    ['pickupPassed', { ...settled, firstDay: '2026-11-19' }, { kind: 'pickupPassed', days: 1 }],
    [
      'deliveryPassed',
      { ...settled, columns: `status = 'Picked Up', delivery_scheduled_ends_at = '2026-11-15'` },
      { kind: 'deliveryPassed', days: 5 },
    ],
    [
      'nothing on the last day of delivery',
      { ...settled, columns: `status = 'Picked Up', delivery_scheduled_ends_at = '2026-11-20'` },
      null,
    ],
    ['noCarrier', settled, { kind: 'noCarrier', days: 18 }],
    [
      'noCarrier three days after the booking',
      { ...settled, columns: `created_at = '2026-11-17T15:00:00Z'` },
      { kind: 'noCarrier', days: 3 },
    ],
    [
      'paymentDue three days before the pickup',
      { firstDay: '2026-11-23', paid: false, termsAcceptedAt, columns: `sd_status = 'accepted'` },
      { kind: 'paymentDue', days: -3 },
    ],
    [
      'nothing of a payment four days before the pickup',
      { firstDay: '2026-11-24', paid: false, termsAcceptedAt, columns: `sd_status = 'accepted'` },
      null,
    ],
    [
      'termsNotAccepted',
      { ...open, columns: `sd_status = 'accepted'` },
      { kind: 'termsNotAccepted', days: 18 },
    ],
    [
      'termsNotAccepted of a bill a day after the booking, and on the road',
      {
        ...open,
        paymentType: 'Billing',
        columns: `status = 'Picked Up', delivery_scheduled_ends_at = '2026-12-05',
          created_at = '2026-11-19T15:00:00Z'`,
      },
      { kind: 'termsNotAccepted', days: 1 },
    ],
    [
      'nothing of terms on the day of the booking',
      { ...open, columns: `created_at = '2026-11-20T12:00:00Z'` },
      null,
    ],
    [
      'nothing of terms after the delivery, flagged or not paid',
      { ...open, columns: `sd_status = 'flagged', flagged_from = 'delivered'` },
      null,
    ],
    ['another step before the terms', { ...open, firstDay: '2026-11-19' }, { kind: 'pickupPassed' }],
    [
      'nothing on the last day of pickup',
      { ...settled, firstDay: '2026-11-20', columns: `sd_status = 'accepted'` },
      null,
    ],
    ['nothing of an order that is in time', { ...settled, columns: `sd_status = 'accepted'` }, null],
    [
      'nothing two days after the booking',
      { ...settled, columns: `created_at = '2026-11-18T15:00:00Z'` },
      null,
    ],
    [
      'nothing of an order that was flagged on the road',
      { ...settled, firstDay: '2026-11-19', columns: `sd_status = 'flagged', flagged_from = 'picked_up'` },
      null,
    ],
    [
      'nothing of a canceled order',
      { ...settled, firstDay: '2026-11-01', paid: false, columns: `status = 'Canceled'` },
      null,
    ],
    ['nothing of a delivered order that is paid', { ...settled, columns: `status = 'Delivered'` }, null],
  ])('has %s', async (_what, options, item) => {
    const portalId = randomUUID();
    const number = await anOrder({ portalId, ...options });
    const { items, total } = await workList(aSession({ portalId }));
    expect(items).toMatchObject(item ? [{ ...item, uniqueId: number }] : []);
    expect(total).toBe(items.length);
  });

  it('has flagged orders with the reason, for the provider’s staff alone, and the day of the booking', async () => {
    const portalId = randomUUID();
    // The day before in the portal's time zone.
    const columns = `sd_status = 'flagged', flagged_from = 'accepted', created_at = '2026-11-20T03:00:00Z'`;
    const number = await anOrder({ portalId, ...settled, columns });
    await bed.select(
      `insert into activities (order_id, portal_id, at, actor, from_status, to_status, source, note)
        select id, portal_id, '2026-11-18T15:00:00Z', 'Dana', 'accepted', 'flagged', 'staff', 'No key'
        from orders where unique_id = $1`,
      [number],
    );
    const { items } = await workList(mcAdmin, { portalId });
    const flagged = { kind: 'flagged', uniqueId: number, reason: 'No key', days: 2, bookedOn: '2026-11-19' };
    expect(items).toMatchObject([flagged]);
    expect((await workList(aSession({ portalId }))).items).toEqual([]);
  });

  it.each([
    ['declined', 'declined', '2026-11-20T15:00:00Z', 0],
    ['pending', 'offered', '2026-11-19T15:00:00Z', 1],
    ['requests', 'offered', '2026-11-19T15:00:00Z', 1],
    ['pending', undefined, '2026-11-20T15:00:00Z', undefined],
  ])(
    'has what is %s with a carrier as %s, for the provider’s staff alone (since %s)',
    async (state, kind, at, days) => {
      const portalId = randomUUID();
      const columns = `sd_status = '${state}', created_at = '2026-11-19T16:00:00Z'`;
      const number = await anOrder({ portalId, ...settled, columns });
      await bed.select(
        `insert into activities (order_id, portal_id, at, actor, from_status, to_status, source, note)
        select id, portal_id, $2, 'Carrier', 'posted', $3, 'tms', '' from orders where unique_id = $1`,
        [number, at, state],
      );
      const { items } = await workList(mcAdmin, { portalId });
      expect(items).toMatchObject(kind ? [{ kind, days, uniqueId: number, sdStatus: state }] : []);
      expect((await workList(aSession({ portalId }))).items).toEqual([]);
    },
  );

  it('begins with what is urgent, the oldest first, and goes on by day', async () => {
    const portalId = randomUUID();
    const askedToday = await anOrder({
      portalId,
      firstDay: '2026-11-20',
      columns: `sd_status = 'accepted', payment_requested_at = '2026-11-20T14:00:00Z'`,
    });
    const inTwoWeeks = await anOrder({ portalId, ...settled, firstDay: '2026-12-04' });
    const forgotten = await anOrder({ portalId, ...settled, firstDay: '2025-05-12' });
    const oldDebt = await anOrder({
      portalId,
      firstDay: '2025-11-12',
      columns: `sd_status = 'accepted', status = 'Picked Up'`,
    });
    const lastWeek = await anOrder({ portalId, ...settled, firstDay: '2026-11-13' });
    const yesterday = await anOrder({ portalId, ...settled, firstDay: '2026-11-19' });
    const unpaidTomorrow = await anOrder({
      portalId,
      firstDay: '2026-11-21',
      columns: `sd_status = 'accepted'`,
    });
    const near = await anOrder({ portalId, ...settled, firstDay: '2026-11-21' });
    const { items, total } = await workList(aSession({ portalId }));
    expect(items.map(({ uniqueId }) => uniqueId)).toEqual([
      forgotten,
      oldDebt,
      lastWeek,
      yesterday,
      askedToday,
      near,
      unpaidTomorrow,
      inTwoWeeks,
    ]);
    expect(items.filter(({ isUrgent }) => !isUrgent)).toMatchObject([{ uniqueId: inTwoWeeks }]);
    expect(total).toBe(8);
  });

  it('leaves out a step that is snoozed until that day begins where the portal is, and says who sees to it', async () => {
    const portalId = randomUUID();
    const as = aSession({ portalId });
    await anOrder({ portalId, ...settled, firstDay: '2026-11-19' });
    const [item] = (await workList(as)).items;
    const mark = (body: object, by = as, kind = 'pickupPassed') =>
      bed.service.call(orderTables.markWork, { params: { orderId: item?.orderId, kind }, body, as: by });
    expect((await mark({ snoozedUntil: '2026-11-20' })).status).toBe(400);
    expect((await mark({ snoozedUntil: '2026-11-21' }, aSession({ portalId: randomUUID() }))).status).toBe(
      404,
    );
    expect((await mark({ snoozedUntil: '2026-11-21', assignee: 'me' })).status).toBe(200);
    expect(await workList(as)).toMatchObject({ items: [{ kind: 'noCarrier' }], snoozed: 1 });
    await mark({ snoozedUntil: '2026-11-22' }, as, 'noCarrier');
    expect(await workList(as)).toMatchObject({ items: [], total: 0, snoozed: 1 });
    const assignee = { userId: as.userId, name: expect.any(String) };
    expect((await workList(as, { snoozed: 'yes' })).items).toMatchObject([
      { kind: 'pickupPassed', snoozedUntil: '2026-11-21', assignee },
    ]);
    await mark({ snoozedUntil: null });
    expect((await workList(as)).items).toMatchObject([
      { kind: 'pickupPassed', snoozedUntil: null, assignee },
    ]);
    expect((await workList(aSession({ portalId: randomUUID() }))).items).toEqual([]);
  });

  it('is assigned to somebody who may open the order, and without one is its owner’s', async () => {
    const portalId = randomUUID();
    const lee = await storePerson(bed.service, { firstName: 'Lee', role: 'User', portalId });
    const kim = await storePerson(bed.service, { firstName: 'Kim', role: 'User', portalId });
    const gone = await storePerson(bed.service, {
      firstName: 'Pat',
      role: 'User',
      portalId,
      status: 'Archived',
    });
    const dana = await storePerson(bed.service, { firstName: 'Dana', role: 'MCAdmin' });
    const stranger = await storePerson(bed.service, { firstName: 'Sam', role: 'User' });
    const columns = `owner_id = '${lee.userId}'`;
    const number = await anOrder({ portalId, ...settled, firstDay: '2026-11-19', columns });
    const other = await anOrder({ portalId, ...settled, firstDay: '2026-11-18' });
    const mine = async (as: Session) => (await workList(as, { whose: 'mine' })).items;
    expect(await mine(lee)).toMatchObject([{ uniqueId: number, assignee: null, ownerId: lee.userId }]);
    const item = (await workList(lee)).items.find(({ uniqueId }) => uniqueId === number);
    const assign = async (assignee: string | null, as = lee) =>
      (
        await bed.service.call(orderTables.markWork, {
          params: { orderId: item?.orderId, kind: item?.kind },
          body: { assignee },
          as,
        })
      ).status;
    for (const refused of [stranger, gone, dana]) expect(await assign(refused.userId)).toBe(409);
    expect(await assign(randomUUID())).toBe(409);
    expect(await assign(kim.userId)).toBe(200);
    expect(await mine(lee)).toEqual([]);
    expect(await mine(kim)).toMatchObject([{ assignee: { userId: kim.userId, name: 'Kim' } }]);
    expect(await workList(kim)).toMatchObject({ total: 2, mine: 1 });
    // To the company the provider's staff have no name.
    expect(await assign(dana.userId, dana)).toBe(200);
    expect((await workList(kim)).items.map(({ uniqueId, assignee }) => [uniqueId, assignee?.name])).toEqual([
      [other, undefined],
      [number, 'Overland'],
    ]);
    expect((await mine(dana)).map(({ assignee }) => assignee?.name)).toEqual(['Dana']);
    expect(await assign(null)).toBe(200);
    expect(await mine(lee)).toHaveLength(1);
  });

  describe('has an email that failed', () => {
    const handlers = () => bed.service.app.get(EmailFailures, { strict: false });
    const settledNow = { ...settled, columns: `status = 'Delivered'` };

    async function aFailure(options: Options = settledNow) {
      const portalId = randomUUID();
      const number = await anOrder({ portalId, ...options });
      const [order] = await bed.select<{ id: string }>('select id from orders where unique_id = $1', [
        number,
      ]);
      const failure: EmailFailure = {
        orderId: order?.id ?? '',
        portalId,
        emailId: randomUUID(),
        template: 'Delivery Confirmation',
        to: 'maeve@home.example',
        reason: 'The mail server refused it: 550 No such user',
        at: '2026-11-18T15:00:00Z',
      };
      const report = (change: Partial<EmailFailure> = {}) =>
        consumeEvent(bed.service.dataSource, [handlers()], {
          eventId: randomUUID(),
          type: 'email.failureChanged',
          at: bed.clock.now().toISOString(),
          requestId: null,
          payload: { ...failure, ...change },
        });
      const shown = async () => (await workList(aSession({ portalId }))).items;
      return { failure, report, shown, portalId, number };
    }

    it('of an order that is done, too, until it has gone through', async () => {
      const { failure, report, shown, number } = await aFailure();
      await report();
      expect(await shown()).toMatchObject([
        {
          kind: 'emailFailed',
          uniqueId: number,
          days: 2,
          email: { _id: failure.emailId, template: failure.template, to: failure.to },
        },
      ]);
      await report({ reason: null, at: '2026-11-19T15:00:00Z' });
      expect(await shown()).toEqual([]);
    });

    it('once only when its event comes twice, and not again when the failure comes after the success', async () => {
      const { report, shown } = await aFailure();
      await report();
      await report();
      expect(await shown()).toHaveLength(1);
      await report({ reason: null, at: '2026-11-19T15:00:00Z' });
      await report();
      expect(await shown()).toEqual([]);
    });

    it('after every other step of its order, and for 30 days', async () => {
      const urgent = await aFailure({ ...settled, firstDay: '2026-11-19' });
      await urgent.report();
      expect(await urgent.shown()).toMatchObject([{ kind: 'pickupPassed', email: null }]);
      const old = await aFailure();
      await old.report({ at: '2026-10-20T15:00:00Z' });
      expect(await old.shown()).toEqual([]);
    });

    it('T3: in the list of its own portal alone', async () => {
      const { report, portalId } = await aFailure();
      await report();
      expect((await workList(aSession({ portalId: randomUUID() }))).items).toEqual([]);
      expect((await workList(mcAdmin, { portalId })).items).toHaveLength(1);
    });
  });

  it('shows fifty and counts all', async () => {
    const portalId = randomUUID();
    const many = Array.from({ length: 60 }, () => {
      nextNumber += 1;
      return aDemoOrder({ portalId, uniqueId: nextNumber });
    });
    await loadDemoOrders(bed.service.dataSource, many);
    const { items, total } = await workList(aSession({ portalId }));
    expect([items.length, total]).toEqual([50, 60]);
  });

  it('T3: is of the own portal, and for MCAdmin of all or of the one viewed as', async () => {
    const [portalId, other] = [randomUUID(), randomUUID()];
    const own = await anOrder({ portalId });
    await anOrder({ portalId: other });
    const shown = async (as: Session, query: Record<string, unknown> = {}) =>
      (await workList(as, query)).items.map(({ uniqueId }) => uniqueId);
    expect(await shown(aSession({ portalId }), { portalId: other })).toEqual([own]);
    expect(await shown(mcAdmin, { portalId })).toEqual([own]);
    expect((await workList(mcAdmin)).total).toBeGreaterThan(1);
  });
});

describe('among 10,000 orders, most of them done', () => {
  /** The names of the indexes that a statement reads. */
  async function indexesOf(sql: string, params: unknown[] = []): Promise<string[]> {
    const lines = await bed.select<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    return [...plan.matchAll(/(?:using|on) (orders_\w+)/g)].map(([, name = '']) => name);
  }

  beforeAll(async () => {
    const demo = aDemoOrder({ uniqueId: 90_000, paid: true });
    await loadDemoOrders(bed.service.dataSource, [demo]);
    await copyOrders(bed.service, {
      orderId: demo.orderId,
      count: 10_000,
      firstNumber: 90_001,
      columns: {
        status: `case when n % 50 = 0 then 'New' else 'Delivered' end`,
        payment_type: `case when n % 2 = 0 then 'COD' else 'Billing' end`,
        paid: 'n % 100 <> 0',
        pickup_scheduled_at: `date '2025-01-01' + n % 700`,
        price: '1000 + n * 7 % 1000',
      },
    });
  });

  it('the work list reads the open ones only, and by their ids those that the TMS did not take', async () => {
    const params = workParameters({
      ...{ scope: systemScope, userId: randomUUID(), now: bed.clock.now(), withDispatch: true },
    });
    expect(await indexesOf(workSql, params)).toEqual(['orders_open', 'orders_pkey']);
  });

  it('the COD table reads its index in order', async () => {
    const sql = `select id from orders where payment_type = 'COD'
      and status = any('{New,Picked Up,Delivered,Pending}') order by paid, pickup_scheduled_at, unique_id limit 1000`;
    expect(await indexesOf(sql)).toEqual(['orders_cod']);
    const { rows } = (await bed.service.call(orderTables.cod, { body: {}, as: mcAdmin })).body;
    expect(rows).toHaveLength(1000);
  });

  it('the COD table of one portal reads its index in order, too', async () => {
    const sql = `select id from orders where payment_type = 'COD' and portal_id = '${randomUUID()}'
      and status = any('{New,Picked Up,Delivered,Pending}') order by paid, pickup_scheduled_at, unique_id limit 1000`;
    expect(await indexesOf(sql)).toEqual(['orders_portal_cod']);
  });

  it('the COD table has the same 1,000 orders however they are sorted', async () => {
    const shown = async (body: object) => {
      const { rows } = (await bed.service.call(orderTables.cod, { body, as: mcAdmin })).body;
      return rows.map(({ uniqueId, price }: CodRow) => ({ uniqueId, price }));
    };
    const byPrice = await shown({ sortBy: { key: 'price', desc: true } });
    const expected = await shown({});
    expected.sort((a: CodRow, b: CodRow) => b.price - a.price || b.uniqueId - a.uniqueId);
    expect(byPrice).toEqual(expected);
  });
});
