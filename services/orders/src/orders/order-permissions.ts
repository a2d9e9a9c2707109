import {
  type OrderAction,
  type OrderStatus,
  owesPayment,
  type SdStatus,
  type Session,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import type { PlacedOrder } from './order.entity.js';
import { nextStates, statusOf } from './order-states.js';

/** A canceled order can be reinstated for so long. */
const reinstateDays = 30;
/** Only a carrier asks for an order, is asked, and declines. */
const byCarrier: readonly SdStatus[] = ['requests', 'pending', 'declined'];

type Standing = Pick<
  PlacedOrder,
  'sdStatus' | 'flaggedFrom' | 'status' | 'canceledAt' | 'paymentType' | 'paid'
>;

/**
 * Where a person may move an order (docs/product/orders.md): a portal's user cancels before the pickup; MCAdmin does
 * everything but the carrier's own steps. The TMS is not a person and is not asked.
 */
export function movesFor(order: Standing, { role }: Pick<Session, 'role'>, now: Date): SdStatus[] {
  const next = nextStates(order.sdStatus, order.flaggedFrom).filter(
    // Where a flagged order came from is no step of a carrier.
    (state) => state === order.flaggedFrom || !byCarrier.includes(state),
  );
  if (role !== 'MCAdmin') return next.filter((state) => state === 'order_canceled');
  return order.sdStatus === 'order_canceled' && !mayBeReinstated(order, now) ? [] : next;
}

export function mayBeReinstated({ canceledAt }: Pick<Standing, 'canceledAt'>, now: Date): boolean {
  return canceledAt !== null && now.getTime() - canceledAt.getTime() <= reinstateDays * dayMs;
}

/** How far the transport is, flagged or not, paid or not. */
export function reachedStatus({
  sdStatus,
  flaggedFrom,
}: Pick<Standing, 'sdStatus' | 'flaggedFrom'>): OrderStatus {
  return statusOf(flaggedFrom ?? sdStatus, { isPending: false });
}

/** What else a person may do with an order. */
export function actionsFor(
  order: Standing & Pick<PlacedOrder, 'driverPhone'>,
  { role }: Pick<Session, 'role'>,
): OrderAction[] {
  const isStaff = role === 'MCAdmin';
  const reached = reachedStatus(order);
  const may: Record<OrderAction, boolean> = {
    edit: reached === 'New' || (isStaff && reached === 'Picked Up'),
    payment: isStaff && order.paymentType === 'COD' && order.status !== 'Canceled',
    requestPayment: owesPayment(order),
    requestLocation: order.driverPhone !== '' && order.sdStatus === 'picked_up',
    acceptRequest: reached === 'New',
  };
  return (Object.keys(may) as OrderAction[]).filter((action) => may[action]);
}

/** Terms of an order that is over, canceled or delivered, are not accepted any more. */
export function canAcceptTerms(order: Pick<PlacedOrder, 'sdStatus' | 'flaggedFrom'>): boolean {
  const reached = reachedStatus(order);
  return reached !== 'Canceled' && reached !== 'Delivered';
}
