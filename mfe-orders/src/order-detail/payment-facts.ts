import {
  amountDue,
  type EmailLog,
  isDelivered,
  isPickedUp,
  type Order,
  type OrderPayment,
  owesPayment,
  paymentMethodLabels,
} from '@overland/contracts';
import { formatDay, formatMoment, formatMoney } from '@overland/ui';
import { whenEmailed } from '../at-once/when-emailed';

export const canTakePayment = (order: Order): boolean =>
  order.actions.includes('payment') && amountDue(order) > 0;

export const payLabel = ({ paidAmount }: Order): string => (paidAmount ? 'Record Payment' : 'Mark Paid');

/** It was delivered, and what is owed comes before all that follows. */
export const isPaymentNext = (order: Order): boolean =>
  owesPayment(order) && isDelivered(order.flaggedFrom ?? order.sdStatus);

/** The payments that count. */
export const takenOf = ({ payments }: Order): OrderPayment[] =>
  payments.filter(({ voidedAt }) => voidedAt === null);

/** Why the order has to be paid now; null when it need not. */
export function dueText({ isPaymentDue, flaggedFrom, sdStatus, pickupScheduledAt }: Order): string | null {
  if (!isPaymentDue) return null;
  const state = flaggedFrom ?? sdStatus;
  if (isDelivered(state)) return 'Due now: it was delivered unpaid.';
  if (isPickedUp(state)) return 'Due now: it was picked up unpaid.';
  return `Due now: pickup starts ${formatDay(pickupScheduledAt)}.`;
}

/** "Paid $500 of $1,049, $549 due."; null where all of the price was paid, or nothing. */
export function partText(order: Order): string | null {
  const { paymentType, paidAmount, price } = order;
  if (paymentType !== 'COD' || !paidAmount || paidAmount === price) return null;
  const paid = `Paid ${formatMoney(paidAmount)} of ${formatMoney(price)}`;
  if (paidAmount > price) return `${paid}, ${formatMoney(paidAmount - price)} too much.`;
  return order.status === 'Canceled' ? `${paid}.` : `${paid}, ${formatMoney(amountDue(order))} due.`;
}

/** "Check 1042" */
export const paymentName = ({ method, reference }: OrderPayment): string =>
  `${paymentMethodLabels[method]} ${reference}`.trim();

/** "Nov 18, 2026, taken by Dana Whitfield on Nov 20, 3:00 PM." */
export function takenText({ paidOn, takenBy, takenAt, voidedBy, voidedAt }: OrderPayment): string {
  const taken = `taken${takenBy ? ` by ${takenBy}` : ''}${takenAt ? ` on ${formatMoment(takenAt)}` : ''}`;
  const text = paidOn === null ? taken.replace('taken', 'Marked paid') : `${formatDay(paidOn)}, ${taken}`;
  return voidedAt === null ? `${text}.` : `${text}. Removed by ${voidedBy} on ${formatMoment(voidedAt)}.`;
}

/** Who records what the customer pays, for those who do not; null where nothing is owed. */
export function recorderText(order: Order): string | null {
  if (order.actions.includes('payment') || !owesPayment(order)) return null;
  return order.isCustomerPortal
    ? 'The customer pays Overland, which records the payment.'
    : `The customer pays ${order.companyName}. Its administrators record the payment here, or Overland does.`;
}

/** When the customer was asked to pay, or that this waits; null if never, and once nothing is to be paid. */
export function requestText(order: Order, emails: readonly EmailLog[]): string | null {
  const { paymentRequestedAt, actions, undoUntil } = order;
  if (paymentRequestedAt === null) return null;
  if (emails.some(({ template, status }) => template === 'Payment Request' && status === 'queued')) {
    const back = undoUntil === null ? '' : ' It can still be taken back.';
    return `The request to pay waits, and goes out ${whenEmailed}.${back}`;
  }
  const isToday = owesPayment(order) && !actions.includes('requestPayment');
  return `Requested ${isToday ? 'today, ' : ''}${formatMoment(paymentRequestedAt)}.`;
}
