import { amountDue, type Order, owesPayment } from '@overland/contracts';
import { formatMoney, Notice } from '@overland/ui';

/** What of the customer is still open, in one line; null where nothing is. */
export function openPointsOf(order: Order): string | null {
  const points = [
    ...(owesPayment(order) ? [`${formatMoney(amountDue(order))} COD is not paid`] : []),
    ...(order.termsAcceptedAt === null ? ['the customer has not accepted the terms'] : []),
  ];
  return points.length === 0 ? null : `Still open: ${points.join(', and ')}.`;
}

export function OpenPoints({ order }: { order: Order }) {
  const text = openPointsOf(order);
  return text !== null && <Notice tone="amber">{text}</Notice>;
}
