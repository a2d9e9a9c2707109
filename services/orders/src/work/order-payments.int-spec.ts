import { randomUUID } from 'node:crypto';
import { type AuditNote, orders, orderWork, type Session, undoSeconds } from '@overland/contracts';
import { Clock, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import {
  aPayment,
  historyOf,
  milestonesOf,
  milestonesWithChanges,
  pathTo,
  storeOrder,
  storePortal,
} from '../testing/orders-test-bed.js';

const noon = new Date('2026-11-20T18:00:00Z');
const clock = new FixedClock(noon);
const admin = aSession({ role: 'MCAdmin' });
const held = { isPublic: true, bookedBy: null } as const;
let service: TestService;

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());
afterEach(() => clock.moveTo(noon));

type OfOrder = { orderId: string };

const unpaid = (path: Parameters<typeof storeOrder>[1] = ['new'], changes: Partial<DemoOrder> = {}) =>
  storeOrder(service, path, { paid: false, price: 1000, ...changes });
const pay = (
  { orderId }: OfOrder,
  changes: Parameters<typeof aPayment>[0] = {},
  paymentId: string = randomUUID(),
) =>
  service.call(orderWork.recordPayment, {
    params: { orderId, paymentId },
    body: aPayment({ amount: 1000, ...changes }),
    as: admin,
  });
const remove = ({ orderId }: OfOrder, paymentId: string) =>
  service.call(orderWork.removePayment, { params: { orderId, paymentId }, as: admin });
const markUnpaid = ({ orderId }: OfOrder) =>
  service.call(orderWork.markUnpaid, { params: { orderId }, as: admin });
/** The payments that count, by SQL of its own. */
const recounted = ({ orderId }: OfOrder): Promise<number> =>
  withPortal(service.dataSource, systemScope, async (manager) => {
    const [row] = await manager.query<{ sum: string; paid_amount: number }[]>(
      `select sum(p.amount), o.paid_amount from orders o join order_payments p on p.order_id = o.id
       where o.id = $1 and p.voided_at is null group by o.id`,
      [orderId],
    );
    expect(Number(row?.sum)).toBe(row?.paid_amount);
    return Number(row?.sum);
  });
const ask = (chosen: DemoOrder[], as: Session = admin) =>
  service.call(orderWork.requestPayments, {
    body: { orderIds: chosen.map(({ orderId }) => orderId) },
    as,
  });
const get = async ({ orderId }: { orderId: string }) =>
  (await service.call(orders.get, { params: { orderId }, as: admin })).body;
const factsOf = async ({ orderId }: { orderId: string }) =>
  (await service.outbox()).filter(
    ({ type, payload }) => type === 'order.changed' && (payload as { orderId: string }).orderId === orderId,
  );

describe('a payment of a COD order', () => {
  it('is kept with its method, amount, day, reference, who took it and when, and tells reports', async () => {
    const order = await unpaid(pathTo.posted);
    const { status, body } = await pay(order, { paidOn: '2026-11-18' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...{ paid: true, paidBy: 'MCAdmin', paidAt: noon.toISOString(), sdStatus: 'posted', version: 3 },
        ...{ paidAmount: 1000, paidOn: '2026-11-18' },
        payments: [
          {
            ...{ method: 'check', amount: 1000, paidOn: '2026-11-18', reference: '1042' },
            ...{ takenBy: 'MCAdmin', takenAt: noon.toISOString(), voidedBy: null, voidedAt: null },
          },
        ],
      },
    });
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      ...{ kind: 'payment', from: null, to: null, source: 'staff', actor: 'MCAdmin' },
      note: 'Paid $1,000 by check on Nov 18, 2026, reference 1042.',
    });
    expect((await factsOf(order)).at(-1)?.payload).toMatchObject({ paid: true, version: 3 });
  });

  it('of a part leaves the rest due, and the last one completes the price', async () => {
    const order = await unpaid(['on_hold'], held);
    const part = (await pay(order, { amount: 400, method: 'zelle', reference: '' })).body;
    expect(part).toMatchObject({ paid: false, paidAmount: 400, status: 'Pending', sdStatus: 'on_hold' });
    expect((await historyOf(service, order.orderId))[0]?.note).toBe('Paid $400 by Zelle.');
    const paid = (await pay(order, { amount: 600 })).body;
    expect(paid).toMatchObject({ paid: true, paidAmount: 1000, status: 'New', sdStatus: 'new' });
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({ from: 'on_hold', to: 'new' });
    const told = await milestonesWithChanges(service, order.orderId);
    expect(told.map(({ milestone, payment }) => [milestone, payment?.amount])).toEqual([
      ['paid', 400],
      ['paid', 600],
    ]);
    expect(told[0]?.order).toMatchObject({ isPaymentDue: true, paidAmount: 400 });
  });

  describe('T38: is recorded by who is paid:', () => {
    const call = (
      endpoint: typeof orderWork.recordPayment | typeof orderWork.removePayment | typeof orderWork.markUnpaid,
      { orderId }: OfOrder,
      { as, paymentId = randomUUID() }: { as: Session; paymentId?: string },
    ) =>
      service.call(endpoint, {
        params: { orderId, paymentId },
        body: endpoint === orderWork.recordPayment ? aPayment({ amount: 1000 }) : undefined,
        as,
      } as never);

    it('an Admin of the company, who takes the own one back by Undo and removes none', async () => {
      const order = await unpaid(['on_hold'], held);
      const as = aSession({ role: 'Admin', portalId: order.portalId });
      const paymentId = randomUUID();
      const recorded = await call(orderWork.recordPayment, order, { as, paymentId });
      expect(recorded.body).toMatchObject({
        paid: true,
        sdStatus: 'new',
        actions: expect.not.arrayContaining(['removePayment']),
      });
      expect((await call(orderWork.removePayment, order, { as, paymentId })).status).toBe(403);
      expect((await call(orderWork.markUnpaid, order, { as })).status).toBe(403);
      const body = { version: recorded.body.version };
      const undone = await service.call(orderWork.undo, { params: { orderId: order.orderId }, body, as });
      expect(undone.body).toMatchObject({
        paid: false,
        sdStatus: 'on_hold',
        payments: [{ voidedAt: expect.any(String) }],
      });
    });

    it('no User, nobody of the customer portal but MCAdmin, and nobody of another company', async () => {
      const order = await unpaid();
      const ofProvider = await unpaid(['new'], { isCustomerPortal: true });
      const record = async ({ orderId }: DemoOrder, as: Session) =>
        (await call(orderWork.recordPayment, { orderId }, { as })).status;
      const [{ portalId }, provider] = [order, ofProvider.portalId];
      expect(await record(order, aSession({ role: 'User', portalId }))).toBe(403);
      expect(await record(order, aSession({ role: 'Admin' }))).toBe(404);
      expect(await record(ofProvider, aSession({ role: 'Admin', portalId: provider }))).toBe(403);
      expect(await get(order)).toMatchObject({ paid: false, payments: [] });
      expect(await record(ofProvider, admin)).toBe(200);
    });
  });

  it('has no receipt where nobody is to be told', async () => {
    const { body } = await pay(await unpaid(pathTo.posted), { tells: false });
    expect(body).toMatchObject({ paid: true, undoStep: { name: 'Payment', tells: false } });
  });

  it('in dispute says by whom, when and why, until it is settled, taken back or paid', async () => {
    const order = await unpaid(pathTo.posted);
    const dispute = (reason: string | null, as: Session = admin, more: object = {}) =>
      service.call(orderWork.disputePayment, {
        params: { orderId: order.orderId },
        body: { reason, ...more },
        as,
      });
    const lastNote = async () => (await historyOf(service, order.orderId))[0]?.note;
    const noted = (await dispute('The dealer pays.')).body;
    expect(noted).toMatchObject({
      paymentDispute: { by: 'MCAdmin', at: noon.toISOString(), reason: 'The dealer pays.' },
      undoStep: { name: 'Dispute', tells: false },
    });
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'payment',
      note: 'The payment is in dispute: The dealer pays.',
    });
    expect((await dispute('The dealer pays.')).body.version).toBe(noted.version);
    const undone = await service.call(orderWork.undo, {
      params: { orderId: order.orderId },
      body: { version: noted.version },
      as: admin,
    });
    expect(undone.body.paymentDispute).toBeNull();
    await dispute('The dealer pays.');
    expect((await dispute(null)).body.paymentDispute).toBeNull();
    expect(await lastNote()).toBe('The payment is no longer in dispute.');
    await dispute('The dealer pays.');
    await dispute(null, admin, { settlement: ' He pays himself. ' });
    expect(await lastNote()).toBe('The payment is no longer in dispute: He pays himself.');
    await dispute('The dealer pays.');
    expect((await pay(order)).body).toMatchObject({ paid: true, paymentDispute: null });
    expect(await lastNote()).toMatch(/^Paid \$1,000 .*\. The payment is no longer in dispute\.$/);
    expect((await dispute('Again.')).status).toBe(409);
    expect((await dispute('Again.', aSession({ role: 'Admin', portalId: noted.portalId }))).status).toBe(403);
    expect((await dispute('')).status).toBe(400);
  });

  it('T35: tells the audit trail who, from where, old and new', async () => {
    const order = await unpaid(pathTo.posted);
    await pay(order, { amount: 400 });
    await pay(order, { amount: 600 });
    await markUnpaid(order);
    await markUnpaid(order);
    const notes = (await service.outbox()).flatMap(({ type, payload }) =>
      type === 'order.audited' && (payload as AuditNote).subject === `Order #${order.uniqueId}`
        ? [payload]
        : [],
    );
    const by = { actorId: admin.userId, portalId: order.portalId, address: '127.0.0.1' };
    expect(notes).toMatchObject([
      { ...by, action: 'order.paid', changes: [{ what: 'Payment', from: 'Unpaid', to: '$400 of $1,000' }] },
      { ...by, action: 'order.paid', changes: [{ what: 'Payment', from: '$400 of $1,000', to: 'Paid' }] },
      { ...by, action: 'order.unpaid', changes: [{ what: 'Payment', from: 'Paid', to: 'Unpaid' }] },
    ]);
  });

  it('is one if it is sent ten times at once, and two at once are both kept', async () => {
    const order = await unpaid(['on_hold'], held);
    const paymentId = randomUUID();
    const tries = await Promise.all(Array.from({ length: 10 }, () => pay(order, { amount: 400 }, paymentId)));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await get(order)).toMatchObject({ paidAmount: 400, version: 2 });
    await Promise.all([pay(order, { amount: 100 }), pay(order, { amount: 200 })]);
    expect(await get(order)).toMatchObject({ paidAmount: 700, paid: false });
    expect(await recounted(order)).toBe(700);
  });

  it('of more than is owed has to be confirmed, also of two who take the same one at once', async () => {
    const order = await unpaid(pathTo.posted);
    const both = await Promise.all([pay(order), pay(order)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await pay(order, { amount: 50 })).body.message).toBe(
      'This order is paid already. Please confirm that more was paid.',
    );
    const { body } = await pay(order, { amount: 50, takesMore: true });
    expect(body).toMatchObject({ paid: true, paidAmount: 1050 });
    const other = await unpaid(pathTo.posted);
    await pay(other, { amount: 400 });
    expect((await pay(other, { amount: 601 })).body.message).toBe(
      'Only $600 is still owed. Please confirm that more was paid.',
    );
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 10.5 }, 'amount'],
    [{ amount: 1_000_001 }, 'amount'],
    [{ paidOn: '2026-11-21' }, 'paidOn'],
    [{ paidOn: '2024-11-19' }, 'paidOn'],
    [{ paidOn: '' }, 'paidOn'],
    [{ reference: 'x'.repeat(101) }, 'reference'],
  ])('with %j is refused at its field', async (changes, path) => {
    const { status, body } = await pay(await unpaid(), { takesMore: true, ...changes });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it('is refused of a billed order and a canceled one, and a 404 of no order', async () => {
    const billed = await storeOrder(service, ['new'], { paymentType: 'Billing' });
    const canceled = await storeOrder(service, pathTo.order_canceled);
    for (const change of [pay, markUnpaid]) {
      const answers = [await change(billed), await change(canceled)];
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
        [409, 'This order is billed. Only COD orders can be marked paid.'],
        [409, 'This order is Canceled. Its payment cannot be changed.'],
      ]);
      expect((await change({ orderId: randomUUID() })).status).toBe(404);
    }
  });

  it('releases an order that was flagged meanwhile, once the flag is lifted', async () => {
    const order = await unpaid(['on_hold', 'flagged'], held);
    expect((await pay(order)).body).toMatchObject({ sdStatus: 'flagged', flaggedFrom: 'new' });
  });

  it('leaves a company’s order on hold: it is held for something else', async () => {
    expect((await pay(await unpaid(pathTo.on_hold))).body).toMatchObject({ sdStatus: 'on_hold', paid: true });
  });
});

describe('a payment that is removed', () => {
  it('stays in the order with who removed it and when, and leaves the rest due', async () => {
    const order = await unpaid(pathTo.posted);
    await pay(order, { amount: 400, paidOn: '2026-11-18' });
    const paymentId = randomUUID();
    const later = new Date(noon.getTime() + 1000);
    clock.moveTo(later);
    await pay(order, { amount: 600 }, paymentId);
    const { body } = await remove(order, paymentId);
    expect(body).toMatchObject({
      ...{ paid: false, paidBy: null, paidAt: null, paidAmount: 400, paidOn: '2026-11-18' },
      payments: [{ voidedBy: null }, { amount: 600, voidedBy: 'MCAdmin', voidedAt: later.toISOString() }],
    });
    expect((await historyOf(service, order.orderId))[0]?.note).toBe(
      'Removed the payment of $600 by check, reference 1042.',
    );
    expect(await recounted(order)).toBe(400);
    const again = await remove(order, paymentId);
    expect([again.status, again.body.version]).toEqual([200, body.version]);
  });

  it('is a 404 where it is of another order or of none', async () => {
    const [order, other] = [await unpaid(), await unpaid()];
    const { payments } = (await pay(other)).body;
    for (const id of [payments[0].id, randomUUID()]) expect((await remove(order, id)).status).toBe(404);
    expect((await get(other)).paid).toBe(true);
  });

  it('with all others never changes where the transport is', async () => {
    for (const state of ['new', 'posted', 'accepted', 'picked_up', 'delivered', 'flagged'] as const) {
      const order = await unpaid(pathTo[state], held);
      const before = await get(order);
      await pay(order);
      const { body } = await markUnpaid(order);
      expect(body).toMatchObject({ sdStatus: state, status: before.status, paid: false, paidAmount: null });
      expect((await historyOf(service, order.orderId))[0]?.note).toBe(
        'Marked unpaid: removed $1,000 by check, reference 1042.',
      );
    }
  });

  it('makes an order of the public Pending again, though it goes on', async () => {
    const order = await unpaid(['on_hold'], held);
    await pay(order);
    expect((await markUnpaid(order)).body).toMatchObject({ status: 'Pending', sdStatus: 'new' });
  });
});

describe('an order that was marked paid before payments were recorded', () => {
  it('has one payment without a method, which can be removed and taken back', async () => {
    const order = await storeOrder(service, pathTo.posted, { paid: true, price: 1000 });
    const before = await get(order);
    expect(before.payments).toMatchObject([{ method: 'notRecorded', amount: 1000, voidedAt: null }]);
    const { body } = await markUnpaid(order);
    expect(body).toMatchObject({ paid: false, payments: [{ method: 'notRecorded', voidedBy: 'MCAdmin' }] });
    const params = { orderId: order.orderId };
    const undone = await service.call(orderWork.undo, { params, body: { version: body.version }, as: admin });
    expect(undone.body).toMatchObject({ paid: true, payments: before.payments });
  });

  it('keeps it when more is paid', async () => {
    const order = await storeOrder(service, pathTo.posted, { paid: true, price: 1000 });
    const { body } = await pay(order, { amount: 90, takesMore: true });
    expect(body).toMatchObject({ paid: true, paidAmount: 1090 });
    expect(await recounted(order)).toBe(1090);
  });
});

describe('asking customers to pay', () => {
  it('asks each once a day, and reports who was not asked and why', async () => {
    const due = await storeOrder(service, pathTo.posted);
    const portal = { portalId: due.portalId };
    const paid = await storeOrder(service, ['new'], { ...portal, paid: true });
    const billed = await storeOrder(service, ['new'], { ...portal, paymentType: 'Billing' });
    const canceled = await storeOrder(service, pathTo.order_canceled, portal);
    const foreign = await storeOrder(service);
    const { body } = await ask([due, paid, billed, canceled, foreign, due], aSession(portal));
    const refused = ({ orderId, uniqueId }: DemoOrder, message: string) => ({ orderId, uniqueId, message });
    const until = new Date(noon.getTime() + undoSeconds * 1000).toISOString();
    expect(body).toEqual({
      done: [{ orderId: due.orderId, uniqueId: due.uniqueId, undo: { version: 2, until } }],
      refused: [
        refused(paid, 'This order is paid.'),
        refused(billed, 'This order is billed to its company.'),
        refused(canceled, 'This order is Canceled.'),
        { orderId: foreign.orderId, uniqueId: null, message: 'We could not find this order.' },
      ],
    });
    expect(await get(due)).toMatchObject({ paymentRequestedAt: noon.toISOString(), version: 2 });
    expect((await historyOf(service, due.orderId))[0]).toMatchObject({
      source: 'staff',
      note: 'Asked the customer to pay.',
    });
    expect(await milestonesOf(service, due.orderId)).toEqual([
      { milestone: 'paymentRequested', transition: 'asked:2026-11-20', reason: '' },
    ]);
  });

  it('ten times at once is one email', async () => {
    const due = await storeOrder(service);
    const reports = await Promise.all(Array.from({ length: 10 }, () => ask([due])));
    expect(reports.filter(({ body }) => body.done.length === 1)).toHaveLength(1);
    expect(await milestonesOf(service, due.orderId)).toHaveLength(1);
  });

  it('counts days where the portal is: past midnight there, not here', async () => {
    const portal = await storePortal(service, 'Pacific/Honolulu');
    const due = await storeOrder(service, ['new'], { portalId: portal._id });
    clock.moveTo(new Date('2026-11-21T09:30:00Z'));
    expect((await ask([due])).body.done).toHaveLength(1);
    clock.moveTo(new Date('2026-11-21T09:59:59Z'));
    expect((await ask([due])).body.refused[0].message).toBe('The customer has already been asked today.');
    clock.moveTo(new Date('2026-11-21T10:00:00Z'));
    expect((await ask([due])).body.done).toHaveLength(1);
    expect((await milestonesOf(service, due.orderId)).map(({ transition }) => transition)).toEqual([
      'asked:2026-11-20',
      'asked:2026-11-21',
    ]);
  });
});
