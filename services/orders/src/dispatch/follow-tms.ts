import { isPickedUp, type SdStatus } from '@overland/contracts';
import type { DispatchEntity, Sent } from '../dispatches/dispatch.entity.js';
import { newerPosition } from '../driver-location/newer-position.js';
import { changedFields, lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { carrierValues, toldCarrier } from '../orders/order-carrier.js';
import { awaitsPayment, skippedStates, statusOf } from '../orders/order-states.js';
import { applyMove, type Move, type OrderChange } from '../work/apply-move.js';
import { wantedOf } from './next-step.js';
import type { TmsState } from './tms-port.js';
import type { DispatchColumns } from './tms-steps.js';

export interface Following {
  order: PlacedOrder;
  dispatch: Pick<DispatchEntity, 'sent' | 'tmsStatus' | 'tmsChangedAt'>;
  state: TmsState;
  now: Date;
}

/** What the TMS's state changes in an order and its dispatch row. */
export interface Followed {
  change: OrderChange | null;
  columns: DispatchColumns;
}

const actor = 'Dispatch';

/**
 * The TMS decides about the carrier's steps. A state that was applied before is not applied again (docs/product/dispatch.md).
 */
export function followTms(following: Following): Followed {
  const { order, dispatch, state, now } = following;
  if (isOverruled(following)) return { change: null, columns: {} };
  const isOld = dispatch.tmsChangedAt !== null && state.changedAt <= dispatch.tmsChangedAt;
  // The driver moves even while nothing else changes.
  if (isOld) return { change: whereabouts(order, state, now), columns: {} };
  const isNews = state.sdStatus !== dispatch.tmsStatus;
  const moved = isNews ? moveBy(following) : null;
  return {
    change: withDetails(order, { moved, state, now }),
    columns: {
      tmsStatus: state.sdStatus,
      tmsChangedAt: state.changedAt,
      ...(isNews ? { sent: mirrored(dispatch.sent, state.sdStatus) } : {}),
    },
  };
}

/** Our hold, cancellation or restart has yet to reach the TMS and wins, unless the vehicle is already on the truck. */
function isOverruled({ order, dispatch: { sent }, state }: Following): boolean {
  if (isPickedUp(state.sdStatus)) return false;
  const wanted = wantedOf(order);
  return (wanted.held && !sent.held) || wanted.canceled !== (sent.canceled ?? false);
}

/** What the TMS did by itself need not be sent to it. */
function mirrored(sent: Sent, status: SdStatus): Sent {
  if (status === 'flagged') return sent;
  return {
    ...sent,
    held: status === 'on_hold',
    canceled: status === 'order_canceled',
    paid: sent.paid || status === 'paid',
  };
}

function moveBy({ order, dispatch, state: { sdStatus: to }, now }: Following): OrderChange | null {
  const move = (from: SdStatus, note = ''): Move => ({
    to,
    at: now,
    actor,
    source: 'tms',
    note,
    skipped: skippedStates(from, to),
  });
  const isFlaggedHere = order.flaggedFrom !== null && dispatch.tmsStatus !== 'flagged';
  if (isFlaggedHere && order.flaggedFrom !== null && to !== 'order_canceled' && to !== 'flagged') {
    return order.flaggedFrom === to
      ? null
      : underFlag(order, order.flaggedFrom, move(order.flaggedFrom, 'The order stays flagged.'));
  }
  if (order.sdStatus === to) return null;
  const from = order.flaggedFrom ?? order.sdStatus;
  return applyMove(order, move(from, to === 'order_canceled' ? 'Canceled in the TMS.' : ''));
}

/** Only staff end a flag that staff set; the carrier's steps are recorded below it. */
function underFlag(order: PlacedOrder, from: SdStatus, move: Move): OrderChange {
  const change = applyMove({ ...order, sdStatus: from, flaggedFrom: null }, move);
  const status = statusOf('flagged', { isPending: awaitsPayment(order) });
  return { ...change, columns: { ...change.columns, sdStatus: 'flagged', flaggedFrom: move.to, status } };
}

interface Details {
  moved: OrderChange | null;
  state: TmsState;
  now: Date;
}

/** Keeps the version, so that no open edit is refused because the driver moved. */
function whereabouts(order: PlacedOrder, { position }: TmsState, now: Date): OrderChange | null {
  const columns = position && newerPosition(order, { ...position, now });
  return columns && { columns, activities: [] };
}

/** Adds the carrier and driver, which are part of the order. What the TMS does not say erases nothing that staff entered. */
function withDetails(order: PlacedOrder, { moved, state, now }: Details): OrderChange | null {
  const { carrierName, driverName, driverPhone } = state;
  const known = { ...order, ...moved?.columns };
  const told = toldCarrier(known, { carrierName, driverName, driverPhone });
  const changes = changedFields(carrierValues(known), carrierValues(told));
  const position = whereabouts(order, state, now)?.columns;
  if (!moved && changes.length === 0 && !position) return null;
  const line = lineOf(order, { kind: 'edit', at: now, actor, source: 'tms', note: '', changes });
  return {
    ...moved,
    columns: {
      ...position,
      ...moved?.columns,
      ...(changes.length > 0 ? { version: order.version + 1, ...told } : {}),
    },
    activities: [...(moved?.activities ?? []), ...(changes.length > 0 ? [line] : [])],
  };
}
