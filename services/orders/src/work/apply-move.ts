import {
  type Activity,
  deliveredStates,
  type OrderCarrier,
  type OrderMilestone,
  pickedUpStates,
  type SdStatus,
  type StopCondition,
} from '@overland/contracts';
import { formatCount } from '@overland/contracts/format';
import type { NewActivity } from '../orders/activity.entity.js';
import { changedFields } from '../orders/activity-line.js';
import type { NewMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { carrierAfter, carrierValues } from '../orders/order-carrier.js';
import { awaitsPayment, labelOf, statusOf } from '../orders/order-states.js';

/** A move to another state, by a person or as the carrier's TMS reports it. */
export interface Move {
  to: SdStatus;
  at: Date;
  actor: string;
  source: Activity['source'];
  note: string;
  /** Why it is canceled, in words for people outside; '' if no reason is given. */
  customerReason?: string;
  /** When it was picked up or delivered, if that is not `at`. */
  happenedAt?: Date | null;
  /** Of an assignment; without one the carrier stays. */
  carrier?: OrderCarrier | undefined;
  /** Of a pickup or a delivery. */
  condition?: StopCondition | undefined;
  /** False if nobody is notified. */
  tells?: boolean;
  /** States in between that were not reported, in order (`skippedStates`). */
  skipped?: readonly SdStatus[];
}

/** The effect of a change on an order: its columns, its history and its milestones. */
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

/** The whole effect of a move. `checkMove` says before whether a person may make it; moves by the TMS are not checked. */
export function applyMove(order: PlacedOrder, move: Move): OrderChange {
  const { to, at, tells = true } = move;
  const version = order.version + 1;
  const name = tells ? milestones[to] : undefined;
  const pickedUpAt = firstAt(order.pickedUpAt, move, { own: 'picked_up', states: pickedUpStates });
  const deliveredAt = firstAt(order.deliveredAt, move, { own: 'delivered', states: deliveredStates });
  const columns = {
    version,
    sdStatus: to,
    sdStatusLabel: labelOf(to, order.sdStatusLabel),
    status: statusOf(to, { isPending: awaitsPayment(order) }),
    flaggedFrom: to === 'flagged' ? openState(order.sdStatus) : null,
    canceledAt: to === 'order_canceled' ? at : null,
    pickedUpAt,
    deliveredAt,
    pickupCondition: pickedUpAt && ((to === 'picked_up' && move.condition) || order.pickupCondition),
    deliveryCondition: deliveredAt && ((to === 'delivered' && move.condition) || order.deliveryCondition),
    ...carrierAfter(order, to, move.carrier),
  };
  return {
    columns,
    activities: activitiesOf(order, move, { ...order, ...columns }),
    ...(name ? { milestones: [{ milestone: name, ...onceOrEachTime(name, { version, move }) }] } : {}),
  };
}

/** If both sides had canceled the order, the TMS may still flag it; without the flag it is open again. */
const openState = (from: SdStatus): SdStatus => (from === 'order_canceled' ? 'new' : from);

/**
 * The first time is kept unless staff enter another. Neither a flag nor later states change it; a step back before the state
 * clears it.
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

/** A second pickup after a step back notifies nobody again; a second cancellation does, as it has a reason of its own. */
function onceOrEachTime(
  name: OrderMilestone,
  { version, move: { note, customerReason = '' } }: { version: number; move: Move },
) {
  return name === 'canceled'
    ? { transition: `${name}:${version}`, reason: note, customerReason }
    : { transition: name };
}

function activitiesOf(order: PlacedOrder, move: Move, after: PlacedOrder): NewActivity[] {
  const { to, at, actor, source, note, skipped = [] } = move;
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
      ...(index < skipped.length
        ? { note: 'Implied by a later state.' }
        : { note, changes: changedFields(recordedOf(order), recordedOf(after)) }),
    }),
  );
}

/** What a move records beside the state, in the words of its form. */
const recordedOf = (order: PlacedOrder): [string, string][] => [
  ...carrierValues(order),
  ...conditionValues(order, 'pickup'),
  ...conditionValues(order, 'delivery'),
];

function conditionValues(order: PlacedOrder, stop: 'pickup' | 'delivery'): [string, string][] {
  const condition = order[`${stop}Condition` as const];
  if (!condition) return [];
  const read = condition.odometers.flatMap((miles, index): [string, string][] => {
    const vehicle = order.vehicles.length === 1 ? '' : `, ${order.vehicleNames[index]}`;
    return miles === null ? [] : [[`Odometer at ${stop}${vehicle}`, `${formatCount(miles)} miles`]];
  });
  return [
    ...read,
    ...(condition.note === '' ? [] : [[`Condition at ${stop}`, condition.note] as [string, string]]),
  ];
}
