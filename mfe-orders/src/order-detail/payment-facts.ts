import { isDelivered, isPickedUp, type Order, owesPayment } from '@overland/contracts';
import { formatDay, formatMoment } from '@overland/ui';

/** Why the order has to be paid now; null when it need not. */
export function dueText({ isPaymentDue, flaggedFrom, sdStatus, pickupScheduledAt }: Order): string | null {
  if (!isPaymentDue) return null;
  const state = flaggedFrom ?? sdStatus;
  if (isDelivered(state)) return 'Due now: it was delivered unpaid.';
  if (isPickedUp(state)) return 'Due now: it was picked up unpaid.';
  return `Due now: pickup starts ${formatDay(pickupScheduledAt)}.`;
}

export function paymentHistory(order: Order): string[] {
  const { paid, paidAt, paidBy, paymentRequestedAt, actions } = order;
  const isToday = owesPayment(order) && !actions.includes('requestPayment');
  return [
    ...(paid && paidAt !== null ? [`Marked paid${by(paidBy)} ${formatMoment(paidAt)}.`] : []),
    ...(paymentRequestedAt !== null
      ? [`Requested ${isToday ? 'today, ' : ''}${formatMoment(paymentRequestedAt)}.`]
      : []),
  ];
}

const by = (name: string | null) => (name ? ` by ${name},` : '');
