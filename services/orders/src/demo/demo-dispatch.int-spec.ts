import type { SdStatus } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { nextStep } from '../dispatch/next-step.js';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { orders as ordersService } from '../index.js';
import { OrderEntity } from '../orders/order.entity.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { linkDemoDispatches } from './demo-dispatch.js';
import type { DemoOrder } from './demo-order.js';
import { loadDemoOrders } from './load-demo-orders.js';

const now = new Date('2026-11-21T15:00:00Z');
let service: TestService;
let nextNumber = 40_000;

beforeAll(async () => {
  service = await startTestService(ordersService);
});
afterAll(() => service.close());

async function load(...states: SdStatus[]): Promise<DemoOrder> {
  nextNumber += 1;
  const history = states.map((to, index) => ({
    to,
    at: new Date(Date.UTC(2026, 10, 2 + index, 15)),
    actor: 'TMS',
    source: 'tms',
    note: '',
  })) as DemoOrder['history'];
  const demo = aDemoOrder({ uniqueId: nextNumber, history });
  await loadDemoOrders(service.dataSource, [demo]);
  return demo;
}

const link = (...demoOrders: DemoOrder[]) => linkDemoDispatches(service.dataSource, { demoOrders, now });

const stored = ({ orderId }: DemoOrder) =>
  withPortal(service.dataSource, systemScope, async (manager) => ({
    order: await manager.getRepository(OrderEntity).findOneByOrFail({ id: orderId }),
    dispatch: await manager.getRepository(DispatchEntity).findOneBy({ orderId }),
  }));

describe('demo orders at the TMS', () => {
  it.each<[SdStatus, ...SdStatus[]]>([
    ['new'],
    ['on_hold'],
    ['new', 'posted_to_loadboard'],
    ['new', 'posted', 'flagged'],
    ['new', 'accepted', 'picked_up'],
    ['new', 'accepted', 'picked_up', 'delivered'],
  ])('are there as they are here, so that nothing has to be sent: %s %s %s', async (...states) => {
    const demo = await load(...states);
    await link(demo);
    const { order, dispatch } = await stored(demo);
    expect(dispatch && nextStep(order as Parameters<typeof nextStep>[0], dispatch)).toBeNull();
    expect(dispatch?.tmsGuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(dispatch?.tmsStatus).toBe(order.flaggedFrom ?? order.sdStatus);
    expect(dispatch?.pollAt?.getTime()).toBeGreaterThan(now.getTime());
  });

  it('are not those that are finished', async () => {
    const demos = [await load('new', 'order_canceled'), await load('new', 'accepted', 'delivered', 'paid')];
    await link(...demos);
    for (const demo of demos) expect((await stored(demo)).dispatch).toBeNull();
  });

  it('are linked once', async () => {
    const demo = await load('new');
    await link(demo);
    const before = await stored(demo);
    await link(demo);
    expect(await stored(demo)).toEqual(before);
  });
});
