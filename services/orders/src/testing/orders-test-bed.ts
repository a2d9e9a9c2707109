import { randomUUID } from 'node:crypto';
import {
  type Activity,
  type NewPayment,
  type OrderMilestoneReached,
  orders,
  type PortalRecord,
  type SdStatus,
} from '@overland/contracts';
import { consumeEvent } from '@overland/service-kit';
import { aPortal, aSession, type TestService } from '@overland/service-kit/testing';
import type * as z from 'zod/mini';
import type { DemoOrder } from '../demo/demo-order.js';
import { loadDemoOrders } from '../demo/load-demo-orders.js';
import { OrderCompanyNames } from '../orders/order-company-names.listener.js';
import { aDemoOrder } from './demo-order.builder.js';

let nextNumber = 70_000;

/** A payment of the whole price of a stored order, as a person enters it. */
export const aPayment = (changes: Partial<z.input<typeof NewPayment>> = {}) => ({
  method: 'check' as const,
  amount: 1090,
  paidOn: '2026-11-20',
  reference: '1042',
  ...changes,
});

/** An allowed path to each state. */
export const pathTo: Record<SdStatus, [SdStatus, ...SdStatus[]]> = {
  new: ['new'],
  on_hold: ['new', 'on_hold'],
  posted: ['new', 'posted'],
  posted_to_loadboard: ['new', 'posted_to_loadboard'],
  requests: ['new', 'requests'],
  pending: ['new', 'pending'],
  declined: ['new', 'pending', 'declined'],
  accepted: ['new', 'accepted'],
  picked_up: ['new', 'accepted', 'picked_up'],
  delivered: ['new', 'accepted', 'picked_up', 'delivered'],
  invoiced: ['new', 'accepted', 'picked_up', 'delivered', 'invoiced'],
  paid: ['new', 'accepted', 'picked_up', 'delivered', 'paid'],
  flagged: ['new', 'posted', 'flagged'],
  order_canceled: ['new', 'order_canceled'],
};

/** An order booked on Nov 2, 2026 that then went through these states, one a day. */
export async function storeOrder(
  { dataSource }: TestService,
  path: [SdStatus, ...SdStatus[]] = ['new'],
  overrides: Partial<DemoOrder> = {},
): Promise<DemoOrder> {
  nextNumber += 1;
  const [first, ...rest] = path.map((to, index) => ({
    to,
    at: new Date(Date.UTC(2026, 10, 2 + index, 15)),
    actor: 'Robin Lee',
    source: 'staff' as const,
    note: '',
  }));
  if (!first) throw new Error('An order begins somewhere.');
  const demo = aDemoOrder({
    uniqueId: nextNumber,
    portalId: randomUUID(),
    history: [first, ...rest],
    ...overrides,
  });
  await loadDemoOrders(dataSource, [demo]);
  return demo;
}

/** A portal that the service knows. */
export async function storePortal({ dataSource, app }: TestService, timeZone: string): Promise<PortalRecord> {
  const portal = aPortal({ timeZone });
  await consumeEvent(dataSource, [app.get(OrderCompanyNames)], {
    eventId: randomUUID(),
    type: 'portal.changed',
    at: '',
    requestId: null,
    payload: portal,
  });
  return portal;
}

/** An order's history as staff see it, newest first. */
export async function historyOf(service: TestService, orderId: string): Promise<Activity[]> {
  const as = aSession({ role: 'MCAdmin' });
  return (await service.call(orders.activities, { params: { orderId }, as })).body;
}

/** An order's milestones in the outbox, oldest first, with the changes. */
export async function milestonesWithChanges(
  service: TestService,
  orderId: string,
): Promise<OrderMilestoneReached[]> {
  return (await service.outbox())
    .filter(({ type }) => type === 'order.milestone')
    .map(({ payload }) => payload as OrderMilestoneReached)
    .filter(({ order }) => order.orderId === orderId);
}

/** As `milestonesWithChanges`, without the changes. */
export async function milestonesOf(service: TestService, orderId: string) {
  const reached = await milestonesWithChanges(service, orderId);
  return reached.map(({ milestone, transition, reason }) => ({ milestone, transition, reason }));
}
