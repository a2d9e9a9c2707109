import { amountDue, type CodRow, type CodTable } from '@overland/contracts';
import { daysBetween, isCalendarDay } from '@overland/contracts/calendar';
import { formatCount, formatCountOf, formatListDay, formatMoney } from '@overland/ui';
import type { TotalsLine } from '@overland/ui/table';
import { sinceText } from '../at-once/dispute-words';

/** "2 days ago", "today", "in 2 days"; empty for no day. */
export function nearness(day: string, today: string): string {
  if (!isCalendarDay(day)) return '';
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  const count = formatCountOf(Math.abs(days), 'day');
  return days < 0 ? `${count} ago` : `in ${count}`;
}

/** "Paid", "Unpaid", "Unpaid, due now" where that is not highlighted, or "Paid $500 of $1,049". */
export function paidText(row: CodRow): string {
  const { paid, paidAmount, price } = row;
  if (!paid && paidAmount) return `Paid ${formatMoney(paidAmount)} of ${formatMoney(price)}`;
  if (paid) return 'Paid';
  return isOwedNow(row) && !row.isDue ? 'Unpaid, due now' : 'Unpaid';
}

/** Below it: of what is unpaid what is due and when it was last asked for, of what is paid who took it, and when. */
export function paymentFacts(row: CodRow, now: Date): string {
  const { paid, paidBy, paidAt, paidOn, paidAmount, paymentRequestedAt, canRequest, requestedOn } = row;
  const { paymentDispute } = row;
  if (paid) {
    const day = paidOn ?? paidAt;
    return [paidBy, day === null ? null : formatListDay(day, now)].filter(Boolean).join(', ');
  }
  const due = paidAmount ? `${formatMoney(amountDue(row))} due` : '';
  if (paymentDispute) return [due, sinceText(paymentDispute, now)].filter(Boolean).join('. ');
  if (paymentRequestedAt === null) return due === '' ? 'Not requested yet' : `${due}, not requested yet`;
  const asked = canRequest ? formatListDay(requestedOn ?? paymentRequestedAt, now) : 'today';
  return due === '' ? `Requested ${asked}` : `${due}, requested ${asked}`;
}

/** Whether it has to be paid now; a server of the release before does not know of early pickups. */
export const isOwedNow = ({ isPaymentDue, isDue }: CodRow): boolean => isPaymentDue ?? isDue;

/** Those whose customers can be asked for what is due: not those who dispute it. */
export const isAskable = (row: CodRow): boolean => isOwedNow(row) && row.canRequest && !row.paymentDispute;

/** What is due now, and of how many the customers are not asked again; null when nothing is. */
export function dueSentence(due: CodTable['sums']['due'], rows: readonly CodRow[]): string | null {
  if (due.orders === 0) return null;
  const owed = rows.filter(isOwedNow);
  const disputed = owed.filter(({ paymentDispute }) => paymentDispute).length;
  const asked = owed.filter(({ canRequest, paymentDispute }) => !canRequest && !paymentDispute).length;
  const left = [
    ...(asked > 0 ? [`${asked} ${asked === 1 ? 'was' : 'were'} asked today`] : []),
    ...(disputed > 0 ? [`${disputed} ${disputed === 1 ? 'is' : 'are'} in dispute`] : []),
  ];
  const count = due.orders === 1 ? '1 unpaid order is' : `${formatCount(due.orders)} unpaid orders are`;
  const why = 'picked up, or the first pickup day is within 3 days or has passed';
  const notAsked = left.length === 0 ? '' : ` Of them ${left.join(', and ')}.`;
  return `${count} due now (${why}): ${formatMoney(due.price)}.${notAsked}`;
}

/** "Picked up Nov 28" on a phone, where the estimate is "Pickup Dec 2". */
export const pickupText = ({ pickedUpOn, pickupScheduledAt }: CodRow): string =>
  pickedUpOn ? `Picked up ${formatListDay(pickedUpOn)}` : `Pickup ${formatListDay(pickupScheduledAt)}`;

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
