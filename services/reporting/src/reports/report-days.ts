import type { ReportComparison, ReportGrouping } from '@overland/contracts';
import { addDays, dayMs, dayNumber, dayOfNumber, daysBetween, weekday } from '@overland/contracts/calendar';

/** Both days are included. */
export interface Days {
  from: string;
  to: string;
}

export const monthOf = (day: string) => day.slice(0, 7);
export const firstOfMonth = (day: string) => `${monthOf(day)}-01`;
const firstOfNextMonth = (day: string) => addMonths(firstOfMonth(day), 1);
export const lastOfMonth = (day: string) => addDays(firstOfNextMonth(day), -1);

export const mondayOf = (day: string) => addDays(day, -((weekday(day) + 6) % 7));

/** The same day of another month, or that month's last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = (later: number) => dayOfNumber(Date.UTC(year, month - 1 + later, 1) / dayMs);
  const wanted = dayNumber(at(months)) + Number(day.slice(8)) - 1;
  return dayOfNumber(Math.min(wanted, dayNumber(at(months + 1)) - 1));
}

interface Comparison {
  compare: ReportComparison;
  by: ReportGrouping;
  /** While a period is not over, only as many days are compared as have passed. */
  today: string;
}

const yearOfWeeks = 364;

/** The days to compare with; null for none. Whole weeks are compared with whole weeks. */
export function comparedDays({ from, to }: Days, { compare, by, today }: Comparison): Days | null {
  if (compare === 'none') return null;
  const passed = to > today && from <= today ? today : to;
  if (compare === 'yearBefore') {
    if (by === 'week') return { from: addDays(from, -yearOfWeeks), to: addDays(passed, -yearOfWeeks) };
    return { from: addMonths(from, -12), to: sameEnd(passed, -12) };
  }
  const months = monthsOf({ from, to });
  if (months !== null && by !== 'week')
    return { from: addMonths(from, -months), to: sameEnd(passed, -months) };
  const length = by === 'week' ? wholeWeeks({ from, to }) : daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(passed, -length) };
}

/** A month's last day becomes the other month's last day. */
const sameEnd = (day: string, months: number) =>
  day === lastOfMonth(day) ? lastOfMonth(addMonths(firstOfMonth(day), months)) : addMonths(day, months);

/** How many months these days touch, if they begin with a month; else null. */
function monthsOf({ from, to }: Days): number | null {
  if (from !== firstOfMonth(from)) return null;
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from) + 1;
}

const wholeWeeks = ({ from, to }: Days) => daysBetween(mondayOf(from), mondayOf(to)) + 7;

/** The first days of the months or weeks that these days touch. */
export function startsOf({ from, to }: Days, by: 'month' | 'week'): string[] {
  const next = by === 'month' ? firstOfNextMonth : (start: string) => addDays(start, 7);
  const starts: string[] = [];
  for (let start = by === 'month' ? firstOfMonth(from) : mondayOf(from); start <= to; start = next(start))
    starts.push(start);
  return starts;
}

/** The whole months among these days, and the days before and after them. */
export function splitByMonths({ from, to }: Days): { months: Days | null; rest: Days[] } {
  const first = from === firstOfMonth(from) ? from : firstOfNextMonth(from);
  const last = to === lastOfMonth(to) ? to : addDays(firstOfMonth(to), -1);
  if (first > last) return { months: null, rest: [{ from, to }] };
  const rest = [
    { from, to: addDays(first, -1) },
    { from: addDays(last, 1), to },
  ];
  return { months: { from: first, to: last }, rest: rest.filter((days) => days.from <= days.to) };
}
