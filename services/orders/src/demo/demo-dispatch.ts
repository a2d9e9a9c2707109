import { createHash } from 'node:crypto';
import type { SdStatus } from '@overland/contracts';
import { inSystem, insertNew } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { wantedOf } from '../dispatch/next-step.js';
import { nextPollAt } from '../dispatch/poll-times.js';
import { toWireOrder } from '../dispatch/super-dispatch/to-wire.js';
import { toTmsOrder } from '../dispatch/tms-order.js';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import type { DemoOrder } from './demo-order.js';
import { toPlacedOrder } from './to-placed-order.js';

/** A demo order as the TMS has it. */
export interface DemoDispatch {
  orderId: string;
  guid: string;
  body: ReturnType<typeof toWireOrder>;
  state: SdStatus;
  changedAt: Date;
}

const finished: readonly SdStatus[] = ['paid', 'order_canceled'];

/** Null for an order that the TMS has finished. */
export function demoDispatch(demo: DemoOrder): DemoDispatch | null {
  const order = toPlacedOrder(demo);
  const state = order.flaggedFrom ?? order.sdStatus;
  if (finished.includes(state)) return null;
  return {
    orderId: demo.orderId,
    guid: guidFor(demo.orderId),
    body: toWireOrder(toTmsOrder(order)),
    state,
    changedAt: (demo.history.at(-1) ?? demo.history[0]).at,
  };
}

/** Links demo orders to the simulator's. Orders that are already linked stay as they are. */
export async function linkDemoDispatches(
  dataSource: DataSource,
  { demoOrders, now }: { demoOrders: readonly DemoOrder[]; now: Date },
): Promise<void> {
  const rows = demoOrders.flatMap((demo) => rowOf(demo, now) ?? []);
  if (rows.length === 0) return;
  await inSystem(dataSource, (manager) => insertNew(manager, DispatchEntity, rows));
}

function rowOf(demo: DemoOrder, now: Date): DispatchEntity | null {
  const dispatch = demoDispatch(demo);
  if (!dispatch) return null;
  const told = { tmsStatus: dispatch.state, tmsChangedAt: dispatch.changedAt };
  return {
    orderId: demo.orderId,
    portalId: demo.portalId,
    tmsGuid: dispatch.guid,
    sent: wantedOf(toPlacedOrder(demo)),
    sentAt: dispatch.changedAt,
    dueAt: null,
    createBeganAt: null,
    attempts: 0,
    pollAttempts: 0,
    failingSince: null,
    abandonedAt: null,
    error: '',
    ...told,
    pollAt: nextPollAt(told, now),
    leaseUntil: new Date(0),
  };
}

/** Always the same for one order. */
function guidFor(orderId: string): string {
  const hash = createHash('sha256').update(`dispatch ${orderId}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
