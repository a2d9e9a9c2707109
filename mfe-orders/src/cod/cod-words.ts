import type { CodRow, CodTable } from '@overland/contracts';
import { daysBetween, isCalendarDay } from '@overland/contracts/calendar';
import { formatCountOf, formatListDay, formatMoney } from '@overland/ui';
import type { TotalsLine } from '@overland/ui/table';

/** "2 days ago", "today", "in 2 days"; empty for no day. */
export function nearness(day: string, today: string): string {
  if (!isCalendarDay(day)) return '';
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  const count = formatCountOf(Math.abs(days), 'day');
  return days < 0 ? `${count} ago` : `in ${count}`;
}

/** Below "Unpaid" when it was last asked for, and below "Paid" who marked it, and when. */
export function paymentFacts(row: CodRow, now: Date): string {
  const { paid, paidBy, paidAt, paymentRequestedAt, canRequest } = row;
  if (!paid) {
    if (paymentRequestedAt === null) return 'Not requested yet';
    return canRequest ? `Requested ${formatListDay(paymentRequestedAt, now)}` : 'Requested today';
  }
  if (paidAt === null) return paidBy ?? '';
  return paidBy ? `${paidBy}, ${dayOf(paidAt, now)}` : dayOf(paidAt, now);
}

function dayOf(instant: string, now: Date): string {
  return new Date(instant).toDateString() === now.toDateString() ? 'today' : formatListDay(instant, now);
}

/** What is due now, in a sentence; null when nothing is. */
export function dueSentence({ due }: CodTable['sums']): string | null {
  if (due.orders === 0) return null;
  const have = due.orders === 1 ? '1 unpaid order has' : `${due.orders} unpaid orders have`;
  return `${have} a first pickup day that is within 3 days or has passed: ${formatMoney(due.price)}.`;
}

export function sumLines({ unpaid, due, paid }: CodTable['sums']): TotalsLine[] {
  const of = (name: string, { orders, price }: { orders: number; price: number }) => ({
    label: `${name}, ${formatCountOf(orders, 'order')}`,
    values: { price: formatMoney(price) },
  });
  const unpaidLine = of('Unpaid', unpaid);
  const isDue = due.orders > 0;
  return [
    isDue
      ? { ...unpaidLine, values: { ...unpaidLine.values, payment: `${formatMoney(due.price)} due now` } }
      : unpaidLine,
    of('Paid', paid),
    {
      ...of('All', { orders: unpaid.orders + paid.orders, price: unpaid.price + paid.price }),
      isGrand: true,
    },
  ];
}
