import {
  assignedStates,
  isPickedUp,
  isUnpaidCod,
  type OrderStatus,
  type PaymentType,
  type SdStatus,
  sdStatusLabels,
  statesAfter,
} from '@overland/contracts';
import type { OrderDraft, PlacedOrder } from './order.entity.js';

/** From the carrier's acceptance to its payment: an order passes through all of these. */
const road: readonly SdStatus[] = assignedStates;

/**
 * The states that may follow. A flagged order goes back to where it came from, or is canceled if it was not picked up yet.
 * @param flaggedFrom the state before `flagged`; null if it is not flagged.
 */
export function nextStates(from: SdStatus, flaggedFrom: SdStatus | null = null): readonly SdStatus[] {
  if (from !== 'flagged') return statesAfter[from];
  if (flaggedFrom === null) return ['order_canceled'];
  return isPickedUp(flaggedFrom) ? [flaggedFrom] : [flaggedFrom, 'order_canceled'];
}

/** The states that the TMS skipped. It decides about its own steps, so skipped ones are implied. */
export function skippedStates(from: SdStatus, to: SdStatus): readonly SdStatus[] {
  if (nextStates(from).includes(to)) return [];
  return road.slice(road.indexOf(from) + 1, Math.max(road.indexOf(to), 0));
}

/** Whether the public booked it and it is not paid. Such an order is Pending until it is picked up (docs/product/orders.md). */
export function awaitsPayment(order: {
  isPublic: boolean;
  paymentType: PaymentType;
  paid: boolean;
}): boolean {
  return order.isPublic && isUnpaidCod(order);
}

/** Whether it is on hold for that payment, flagged or not. Staff may release it unpaid. */
export function isHeldForPayment(
  order: Parameters<typeof awaitsPayment>[0] & { sdStatus: SdStatus; flaggedFrom: SdStatus | null },
): boolean {
  return awaitsPayment(order) && (order.flaggedFrom ?? order.sdStatus) === 'on_hold';
}

/** @param isPending the result of `awaitsPayment`. */
export function statusOf(sdStatus: SdStatus, { isPending }: { isPending: boolean }): OrderStatus {
  switch (sdStatus) {
    case 'new':
    case 'on_hold':
    case 'posted':
    case 'posted_to_loadboard':
    case 'requests':
    case 'pending':
    case 'accepted':
    case 'declined':
    case 'flagged':
      return isPending ? 'Pending' : 'New';
    case 'picked_up':
      return 'Picked Up';
    case 'delivered':
    case 'invoiced':
    case 'paid':
      return 'Delivered';
    case 'order_canceled':
      return 'Canceled';
  }
}

/** The label to show. A state without one keeps the last label (docs/product/orders.md). */
export function labelOf(sdStatus: SdStatus, before: string): string {
  return sdStatusLabels[sdStatus] || before;
}

export const isPlaced = (order: OrderDraft): order is PlacedOrder => order.status !== 'placing';
