import { amountDue, type CodRow, type CodTable } from '@overland/contracts';
import { daysBetween, isCalendarDay } from '@overland/contracts/calendar';
import { formatCount, formatCountOf, formatListDay, formatMoney } from '@overland/ui';
import type { TotalsLine } from '@overland/ui/table';

/** "2 days ago", "today", "in 2 days"; empty for no day. */
export function nearness(day: string, today: string): string {
  if (!isCalendarDay(day)) return '';
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  const count = formatCountOf(Math.abs(days), 'day');
  return days < 0 ? `${count} ago` : `in ${count}`;
}

/** "Paid", "Unpaid", or "Paid $500 of $1,049". */
export function paidText({ paid, paidAmount, price }: CodRow): string {
  if (!paid && paidAmount) return `Paid ${formatMoney(paidAmount)} of ${formatMoney(price)}`;
  return paid ? 'Paid' : 'Unpaid';
}

/** Below it: of what is unpaid what is due and when it was last asked for, of what is paid who took it, and when. */
export function paymentFacts(row: CodRow, now: Date): string {
  const { paid, paidBy, paidAt, paidOn, paidAmount, paymentRequestedAt, canRequest, requestedOn } = row;
  if (paid) {
    const day = paidOn ?? paidAt;
    return [paidBy, day === null ? null : formatListDay(day, now)].filter(Boolean).join(', ');
  }
  const due = paidAmount ? `${formatMoney(amountDue(row))} due, ` : '';
  if (paymentRequestedAt === null) return due === '' ? 'Not requested yet' : `${due}not requested yet`;
  const asked = canRequest ? formatListDay(requestedOn ?? paymentRequestedAt, now) : 'today';
  return due === '' ? `Requested ${asked}` : `${due}requested ${asked}`;
}

/** What is due now, in a sentence; null when nothing is. */
export function dueSentence({ due }: CodTable['sums']): string | null {
  if (due.orders === 0) return null;
  const have = due.orders === 1 ? '1 unpaid order has' : `${due.orders} unpaid orders have`;
  return `${have} a first pickup day that is within 3 days or has passed: ${formatMoney(due.price)}.`;
}

/** These orders are counted as unpaid. */
const partLine = ({ orders, price }: CodTable['sums']['paidInPart']): TotalsLine => ({
  label: `Paid in part, on ${formatCount(orders)} of these`,
  values: { price: formatMoney(price) },
});

export function sumLines({ unpaid, due, paid, paidInPart, all }: CodTable['sums']): TotalsLine[] {
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
    ...(paidInPart.orders > 0 ? [partLine(paidInPart)] : []),
    of('Paid', paid),
    { ...of('All', all), isGrand: true },
  ];
}
