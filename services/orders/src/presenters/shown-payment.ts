import type { PortalRecord } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import type { PlacedOrder } from '../orders/order.entity.js';
import { isHeldForPayment } from '../orders/order-states.js';

/** The calendar day in the portal's time zone. */
export const dayOf = (at: Date | null, { timeZone }: Pick<PortalRecord, 'timeZone'>): string | null =>
  at && todayIn(timeZone, at);

export const paymentOf = (order: PlacedOrder, portal: PortalRecord) => ({
  rushFee: order.rushFee,
  isRush: order.isRush,
  paymentType: order.paymentType,
  paid: order.paid,
  paidOn: order.paidOn ?? dayOf(order.paidAt, portal),
  paidAmount: order.paidAmount,
  isHeld: isHeldForPayment(order),
});
