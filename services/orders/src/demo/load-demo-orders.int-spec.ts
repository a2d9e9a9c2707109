import { orders, orderTerms, type SdStatus } from '@overland/contracts';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { historyOf, storePortal } from '../testing/orders-test-bed.js';
import type { DemoOrder } from './demo-order.js';
import { loadDemoOrders } from './load-demo-orders.js';

let service: TestService;

beforeAll(async () => {
  service = await startTestService(ordersService);
});
afterAll(() => service.close());

const history = (...states: SdStatus[]) =>
  states.map((to, index) => ({
    to,
    at: new Date(Date.UTC(2026, 10, 2 + index, 15)),
    actor: 'TMS',
    source: 'tms',
    note: '',
  })) as DemoOrder['history'];

const eventTypes = async (orderId: string) =>
  (await service.outbox())
    .filter(({ payload }) => (payload as { orderId: string }).orderId === orderId)
    .map(({ type }) => type);

describe('demo orders', () => {
  it('have the state in which their history ends, and send no emails', async () => {
    const demo = aDemoOrder({ history: history('new', 'posted', 'requests', 'accepted', 'picked_up') });
    expect(await loadDemoOrders(service.dataSource, [demo])).toBe(1);
    const as = aSession({ portalId: demo.portalId });
    const { body } = await service.call(orders.get, { params: { orderId: demo.orderId }, as });
    expect(body).toMatchObject({
      status: 'Picked Up',
      sdStatus: 'picked_up',
      createdAt: '2026-11-02T15:00:00.000Z',
    });
    const activities = await service.call(orders.activities, { params: { orderId: demo.orderId }, as });
    expect(activities.body.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['accepted', 'picked_up'],
      ['requests', 'accepted'],
      ['posted', 'requests'],
      ['new', 'posted'],
      [null, 'new'],
    ]);
    expect(await eventTypes(demo.orderId)).toEqual(['order.changed']);
  });

  it('accept terms as customers do, and again after a change', async () => {
    const portal = await storePortal(service, 'America/Chicago');
    const termsAcceptedAt = new Date('2026-11-02T16:00:00Z');
    const changedAt = new Date('2026-11-03T16:00:00Z');
    const accepted = aDemoOrder({ uniqueId: 10_011, portalId: portal._id, termsAcceptedAt });
    const termsBefore = { acceptedAt: termsAcceptedAt, firstDay: '2026-11-04', changedAt };
    const changed = aDemoOrder({ uniqueId: 10_012, portalId: portal._id, termsBefore });
    await loadDemoOrders(service.dataSource, [accepted, changed]);
    const open = async ({ orderId, uniqueId }: DemoOrder) =>
      (await service.call(orderTerms.open, { params: { orderId, uniqueId: String(uniqueId) } })).body;
    const by = { fullName: 'Jordan Smith', at: termsAcceptedAt.toISOString(), version: 1, language: 'en' };
    expect(await open(accepted)).toMatchObject({ accepted: by, before: null });
    expect(await open(changed)).toMatchObject({
      accepted: null,
      before: { version: 1, facts: { pickupScheduledAt: '2026-11-04' } },
      facts: { pickupScheduledAt: '2026-11-05' },
    });
    const notes = (await historyOf(service, changed.orderId)).map(({ note }) => note);
    expect(notes).toEqual([
      'The customer is asked to accept the terms again.',
      'Jordan Smith accepted the terms, version 1, in English.',
      'Booked.',
    ]);
  });

  it('keep the last label that was not blank', async () => {
    const demo = aDemoOrder({ uniqueId: 10_002, history: history('new', 'posted', 'requests', 'pending') });
    await loadDemoOrders(service.dataSource, [demo]);
    const as = aSession({ portalId: demo.portalId });
    const { body } = await service.call(orders.get, { params: { orderId: demo.orderId }, as });
    expect(body.sdStatusLabel).toBe('Confirmed');
  });

  it('show who drives them and where, who marked them paid, and what staff wrote down', async () => {
    const at = new Date('2026-11-02T16:00:00Z');
    const demo = aDemoOrder({
      uniqueId: 10_006,
      history: history('new', 'posted', 'accepted', 'picked_up'),
      paid: true,
      payment: { by: 'Dana Whitfield', at },
      price: 1290,
      rushFee: 200,
      notes: [{ at, actor: 'Dana Whitfield', note: 'Call before 9.' }],
      driver: {
        carrierName: 'Cascade Hauling',
        name: 'Earl Jennings',
        phone: '(555) 010-0200',
        position: { lat: 35.2, long: -101.8, at: new Date('2026-11-06T15:00:00Z') },
      },
    });
    await loadDemoOrders(service.dataSource, [demo]);
    const as = aSession({ role: 'MCAdmin' });
    const params = { orderId: demo.orderId };
    expect((await service.call(orders.get, { params, as })).body).toMatchObject({
      carrierName: 'Cascade Hauling',
      driverName: 'Earl Jennings',
      driverPhone: '(555) 010-0200',
      driverLat: 35.2,
      driverLong: -101.8,
      driverUpdated: '2026-11-06T15:00:00.000Z',
      paidBy: 'Dana Whitfield',
      paidAt: at.toISOString(),
      isRush: true,
      rushFee: 200,
      actions: ['edit', 'carrier', 'payment', 'removePayment', 'requestLocation'],
    });
    const { body } = await service.call(orders.activities, { params, as });
    expect(body.map(({ to, note }: { to: string; note: string }) => to ?? note)).toEqual([
      'picked_up',
      'accepted',
      'posted',
      'Call before 9.',
      'new',
    ]);
  });

  it('that are canceled know since when', async () => {
    const demo = aDemoOrder({ uniqueId: 10_007, history: history('new', 'order_canceled') });
    await loadDemoOrders(service.dataSource, [demo]);
    const as = aSession({ role: 'MCAdmin' });
    const { body } = await service.call(orders.get, { params: { orderId: demo.orderId }, as });
    expect(body.canceledAt).toBe('2026-11-03T15:00:00.000Z');
  });

  it('are loaded once', async () => {
    const demo = aDemoOrder({ uniqueId: 10_003 });
    expect(await loadDemoOrders(service.dataSource, [demo])).toBe(1);
    expect(await loadDemoOrders(service.dataSource, [demo])).toBe(0);
    expect(await eventTypes(demo.orderId)).toHaveLength(1);
  });

  it('obey the table of states, or none of them is loaded', async () => {
    const fine = aDemoOrder({ uniqueId: 10_004 });
    const wrong = aDemoOrder({ uniqueId: 10_005, history: history('new', 'delivered') });
    await expect(loadDemoOrders(service.dataSource, [fine, wrong])).rejects.toThrow('from new to delivered');
    expect(await eventTypes(fine.orderId)).toEqual([]);
  });
});
