import { randomUUID } from 'node:crypto';
import { type AuditNote, orders, orderWork, type Session, undoSeconds } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { orders as ordersService } from '../index.js';
import { historyOf, milestonesOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';

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

const setPaid = ({ orderId }: { orderId: string }, paid = true) =>
  service.call(orderWork.setPaid, { params: { orderId }, body: { paid }, as: admin });
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

describe('marking a COD order paid', () => {
  it('keeps who did it and when, in the order and its history, and tells reports', async () => {
    const order = await storeOrder(service, pathTo.posted);
    const { status, body } = await setPaid(order);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { paid: true, paidBy: 'MCAdmin', paidAt: noon.toISOString(), sdStatus: 'posted', version: 3 },
    });
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      kind: 'payment',
      from: null,
      to: null,
      source: 'staff',
      actor: 'MCAdmin',
      note: 'Marked paid.',
    });
    expect((await factsOf(order)).at(-1)?.payload).toMatchObject({ paid: true, version: 3 });
  });

  it('T35: tells the audit trail who, from where, old and new, once', async () => {
    const order = await storeOrder(service, pathTo.posted);
    for (const paid of [true, true, false]) await setPaid(order, paid);
    const { uniqueId } = await get(order);
    const notes = (await service.outbox()).flatMap(({ type, payload }) =>
      type === 'order.audited' && (payload as AuditNote).subject === `Order #${uniqueId}` ? [payload] : [],
    );
    const by = {
      actorId: admin.userId,
      portalId: order.portalId,
      at: noon.toISOString(),
      address: '127.0.0.1',
    };
    expect(notes).toMatchObject([
      { ...by, action: 'order.paid', changes: [{ what: 'Payment', from: 'Unpaid', to: 'Paid' }] },
      { ...by, action: 'order.unpaid', changes: [{ what: 'Payment', from: 'Paid', to: 'Unpaid' }] },
    ]);
  });

  it('releases an order of the public that is held for it, with a receipt alone', async () => {
    const order = await storeOrder(service, ['on_hold'], held);
    expect(await get(order)).toMatchObject({ status: 'Pending', sdStatus: 'on_hold' });
    expect((await setPaid(order)).body).toMatchObject({
      status: 'New',
      sdStatus: 'new',
      sdStatusLabel: 'New Booking',
      paid: true,
    });
    expect((await historyOf(service, order.orderId))[0]).toMatchObject({
      from: 'on_hold',
      to: 'new',
      note: 'Marked paid.',
    });
    const receipt = { milestone: 'paid', transition: 'paid:2', reason: '' };
    expect(await milestonesOf(service, order.orderId)).toEqual([receipt]);
  });

  it('releases it too when it was flagged meanwhile, once the flag is lifted', async () => {
    const order = await storeOrder(service, ['on_hold', 'flagged'], held);
    expect((await setPaid(order)).body).toMatchObject({ sdStatus: 'flagged', flaggedFrom: 'new' });
    const path = { params: { orderId: order.orderId }, as: admin };
    const lifted = await service.call(orderWork.move, { ...path, body: { sdStatus: 'new', note: '' } });
    expect(lifted.body).toMatchObject({ sdStatus: 'new', sdStatusLabel: 'New Booking', status: 'New' });
  });

  it('leaves a company’s order on hold: it is held for something else', async () => {
    const order = await storeOrder(service, pathTo.on_hold);
    expect((await setPaid(order)).body).toMatchObject({ status: 'New', sdStatus: 'on_hold', paid: true });
  });

  it('and unpaid again never changes where the transport is', async () => {
    for (const state of ['new', 'posted', 'accepted', 'picked_up', 'delivered', 'flagged'] as const) {
      const order = await storeOrder(service, pathTo[state], held);
      const before = await get(order);
      await setPaid(order);
      const { body } = await setPaid(order, false);
      expect(body).toMatchObject({
        sdStatus: state,
        status: before.status,
        paid: false,
        paidBy: null,
        paidAt: null,
      });
      expect((await historyOf(service, order.orderId))[0]?.note).toBe('Marked unpaid.');
    }
  });

  it('makes an order of the public Pending again, though it goes on', async () => {
    const order = await storeOrder(service, ['on_hold'], held);
    await setPaid(order);
    expect((await setPaid(order, false)).body).toMatchObject({ status: 'Pending', sdStatus: 'new' });
  });

  it('twice changes nothing, and ten at once are one', async () => {
    const order = await storeOrder(service, ['on_hold'], held);
    const tries = await Promise.all(Array.from({ length: 10 }, () => setPaid(order)));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await historyOf(service, order.orderId)).toHaveLength(2);
    expect(await factsOf(order)).toHaveLength(2);
    expect((await get(order)).version).toBe(2);
  });

  it('is refused for a billed order and a canceled one', async () => {
    const billed = await storeOrder(service, ['new'], { paymentType: 'Billing' });
    const canceled = await storeOrder(service, pathTo.order_canceled);
    const answers = [await setPaid(billed), await setPaid(canceled)];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This order is billed. Only COD orders can be marked paid.'],
      [409, 'This order is Canceled. Its payment cannot be changed.'],
    ]);
  });

  it('of no order is a 404', async () => {
    expect((await setPaid({ orderId: randomUUID() })).status).toBe(404);
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
