import {
  type Activity,
  deliveredStates,
  type OrderMilestone,
  pickedUpStates,
  type SdStatus,
} from '@overland/contracts';
import type { NewActivity } from '../orders/activity.entity.js';
import type { NewMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { awaitsPayment, labelOf, statusOf } from '../orders/order-states.js';

/** A step to another state, by a person or as the carrier's TMS reports it. */
export interface Move {
  to: SdStatus;
  at: Date;
  actor: string;
  source: Activity['source'];
  note: string;
  /** Why it is canceled, as people outside read it; '' names no reason. */
  customerReason?: string;
  /** When it really was picked up or delivered; `at` where it is not known to be another time. */
  happenedAt?: Date | null;
  /** False: nobody is told. */
  tells?: boolean;
  /** States in between that nobody reported, in their order (`skippedStates`). */
  skipped?: readonly SdStatus[];
}

/** What happens to an order at once: its columns, its history, and what its people hear of it. */
export interface OrderChange {
  columns: Partial<PlacedOrder>;
  activities: NewActivity[];
  milestones?: NewMilestone[];
}

const milestones: Partial<Record<SdStatus, OrderMilestone>> = {
  accepted: 'accepted',
  picked_up: 'picked_up',
  delivered: 'delivered',
  order_canceled: 'canceled',
};

/** The whole effect of a move. Whether it is allowed is asked before (`checkMove`); the TMS is never asked. */
export function applyMove(order: PlacedOrder, move: Move): OrderChange {
  const { to, at, tells = true } = move;
  const version = order.version + 1;
  const name = tells ? milestones[to] : undefined;
  const columns = {
    version,
    sdStatus: to,
    sdStatusLabel: labelOf(to, order.sdStatusLabel),
    status: statusOf(to, { isPending: awaitsPayment(order) }),
    flaggedFrom: to === 'flagged' ? openState(order.sdStatus) : null,
    canceledAt: to === 'order_canceled' ? at : null,
    pickedUpAt: firstAt(order.pickedUpAt, move, { own: 'picked_up', states: pickedUpStates }),
    deliveredAt: firstAt(order.deliveredAt, move, { own: 'delivered', states: deliveredStates }),
  };
  return {
    columns,
    activities: activitiesOf(order, move),
    ...(name ? { milestones: [{ milestone: name, ...onceOrEachTime(name, { version, move }) }] } : {}),
  };
}

/** The TMS may flag what was canceled there and here: without its flag such an order is open again. */
const openState = (from: SdStatus): SdStatus => (from === 'order_canceled' ? 'new' : from);

/**
 * The first time counts, unless staff name another: neither a flag nor what follows the step changes it, a step back
 * before it does.
 */
function firstAt(
  known: Date | null,
  { to, at, happenedAt = null }: Move,
  { own, states }: { own: SdStatus; states: readonly SdStatus[] },
): Date | null {
  if (to === 'flagged') return known;
  if (to === own && happenedAt) return happenedAt;
  return states.includes(to) ? (known ?? happenedAt ?? at) : null;
}

/** A second pickup after a roll-back mails nobody twice; a second canceling has a reason of its own. */
function onceOrEachTime(
  name: OrderMilestone,
  { version, move: { note, customerReason = '' } }: { version: number; move: Move },
) {
  return name === 'canceled'
    ? { transition: `${name}:${version}`, reason: note, customerReason }
    : { transition: name };
}

function activitiesOf(order: PlacedOrder, { to, at, actor, source, note, skipped = [] }: Move) {
  const path = [order.sdStatus, ...skipped, to];
  return path.slice(1).map(
    (toStatus, index): NewActivity => ({
      kind: 'move',
      orderId: order.id,
      portalId: order.portalId,
      at,
      actor,
      fromStatus: path[index] ?? null,
      toStatus,
      source,
      note: index < skipped.length ? 'Implied by a later state.' : note,
    }),
  );
}
