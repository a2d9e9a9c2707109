import { reportDays } from '@overland/contracts';
import { addDays, daysBetween, isCalendarDay } from '@overland/contracts/calendar';
import { formatDay, formatMonth } from '@overland/ui';

/** Calendar days, both included. */
export interface Period {
  from: string;
  to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function monthsAway(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export const lastOfMonth = (day: string): string => addDays(monthsAway(day, 1), -1);

/** The months that a page opens with: this one and the eleven before, up to today. */
export const lastTwelveMonths = (today: string): Period => ({ from: monthsAway(today, -11), to: today });

/** What one usually asks for, by name. */
export function usualPeriods(today: string): { label: string; period: Period }[] {
  const year = Number(today.slice(0, 4));
  const lastMonth = monthsAway(today, -1);
  return [
    { label: 'Last 12 months', period: lastTwelveMonths(today) },
    { label: 'This month', period: { from: firstOfMonth(today), to: today } },
    { label: 'Last month', period: { from: lastMonth, to: lastOfMonth(lastMonth) } },
    { label: 'Last 90 days', period: { from: addDays(today, -89), to: today } },
    { label: 'This year', period: { from: `${year}-01-01`, to: today } },
    { label: 'Last year', period: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` } },
  ];
}

/** Of an address; what no report can be asked for is the default. */
export function readPeriod(from: string | null, to: string | null, today: string): Period {
  const areDays = from !== null && to !== null && isCalendarDay(from) && isCalendarDay(to);
  return areDays && canAsk(from, to) ? { from, to } : lastTwelveMonths(today);
}

function canAsk(from: string, to: string): boolean {
  const { first, last, most } = reportDays;
  return from >= first && to <= last && from <= to && daysBetween(from, to) < most;
}

/** Whole months by their names, `Dec 2025 – Nov 2026`, where the last may still go on; else days. */
export function periodText({ from, to }: Period, today: string): string {
  const isWhole = from === firstOfMonth(from) && (to === lastOfMonth(to) || to === today);
  const [start, end] = isWhole ? [formatMonth(from), formatMonth(to)] : [formatDay(from), formatDay(to)];
  return start === end ? start : `${start} – ${end}`;
}
