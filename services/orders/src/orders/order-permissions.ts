import {
  isAssigned,
  type OrderAction,
  type OrderStatus,
  type SdStatus,
  type Session,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { type Asking, canBeAsked } from './asking.js';
import type { PlacedOrder } from './order.entity.js';
import { nextStates, statusOf } from './order-states.js';

/** How long a canceled order can be reinstated. */
const reinstateDays = 30;
/** Steps of the carrier, which no person sets. */
const byCarrier: readonly SdStatus[] = ['requests', 'pending', 'declined'];

type Standing = Pick<
  PlacedOrder,
  'sdStatus' | 'flaggedFrom' | 'status' | 'canceledAt' | 'paymentType' | 'paid'
>;

/**
 * The states to which a person may move an order (docs/product/orders.md): a portal's user may cancel before the pickup;
 * MCAdmin may do everything but the carrier's steps. The TMS is not limited by this.
 */
export function movesFor(order: Standing, { role }: Pick<Session, 'role'>, now: Date): SdStatus[] {
  const next = nextStates(order.sdStatus, order.flaggedFrom).filter(
    // A flagged order may go back to where it came from, even to a carrier's step.
    (state) => state === order.flaggedFrom || !byCarrier.includes(state),
  );
  if (role !== 'MCAdmin') return next.filter((state) => state === 'order_canceled');
  return order.sdStatus === 'order_canceled' && !mayBeReinstated(order, now) ? [] : next;
}

export function mayBeReinstated({ canceledAt }: Pick<Standing, 'canceledAt'>, now: Date): boolean {
  return canceledAt !== null && now.getTime() - canceledAt.getTime() <= reinstateDays * dayMs;
}

/** How far the transport has come, whether or not it is flagged or paid. */
export function reachedStatus({
  sdStatus,
  flaggedFrom,
}: Pick<Standing, 'sdStatus' | 'flaggedFrom'>): OrderStatus {
  return statusOf(flaggedFrom ?? sdStatus, { isPending: false });
}

export function mayEdit(
  order: Pick<Standing, 'sdStatus' | 'flaggedFrom'>,
  { role }: Pick<Session, 'role'>,
): boolean {
  const reached = reachedStatus(order);
  return reached === 'New' || (role === 'MCAdmin' && reached === 'Picked Up');
}

/** Once a carrier has taken it, or said that it will. */
export const mayNameCarrier = (
  { sdStatus, flaggedFrom, carrierName }: Pick<PlacedOrder, 'sdStatus' | 'flaggedFrom' | 'carrierName'>,
  { role }: Pick<Session, 'role'>,
): boolean => role === 'MCAdmin' && (carrierName !== '' || isAssigned(flaggedFrom ?? sdStatus));

/** Whoever is paid knows of it: an administrator of the company, except where its customers pay the provider. */
export const mayTakePayments = (
  { isCustomerPortal }: Pick<PlacedOrder, 'isCustomerPortal'>,
  { role }: Pick<Session, 'role'>,
): boolean => role === 'MCAdmin' || (role === 'Admin' && !isCustomerPortal);

/** What else a person may do with the order. */
export function actionsFor(
  order: Standing &
    Pick<PlacedOrder, 'driverPhone' | 'carrierName' | 'paymentRequestedAt' | 'isCustomerPortal'>,
  session: Pick<Session, 'role'>,
  asking: Asking,
): OrderAction[] {
  const hasPayments = order.paymentType === 'COD' && order.status !== 'Canceled';
  const may: Record<OrderAction, boolean> = {
    edit: mayEdit(order, session),
    carrier: mayNameCarrier(order, session),
    payment: hasPayments && mayTakePayments(order, session),
    removePayment: hasPayments && session.role === 'MCAdmin',
    requestPayment: canBeAsked(order, asking),
    requestLocation: order.driverPhone !== '' && order.sdStatus === 'picked_up',
    acceptRequest: reachedStatus(order) === 'New',
  };
  return (Object.keys(may) as OrderAction[]).filter((action) => may[action]);
}

/** Terms of a canceled or delivered order can no longer be accepted. */
export function canAcceptTerms(order: Pick<PlacedOrder, 'sdStatus' | 'flaggedFrom'>): boolean {
  const reached = reachedStatus(order);
  return reached !== 'Canceled' && reached !== 'Delivered';
}
