import { daysBetween } from './calendar/calendar-day.js';
import type { DateType } from './constants.js';

/** What was planned: the first day, and the last one where there is one. */
export interface PlannedDays {
  type: DateType;
  start: string;
  end: string | null;
}

/** Calendar days before the planned days (below 0) or after them (above 0); 0 within them. */
export function daysOff(day: string, { type, start, end }: PlannedDays): number {
  const early = daysBetween(start, day);
  if (early < 0) return early;
  // "Not earlier than" a day alone is never late.
  if (type === 'not_earlier_than' && end === null) return 0;
  return Math.max(0, daysBetween(type === 'exact' ? start : (end ?? start), day));
}

const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** "2 days late", "1 day early", "on time". */
export function earlyOrLate(days: number): string {
  if (days === 0) return 'on time';
  return days < 0 ? `${inDays(-days)} early` : `${inDays(days)} late`;
}

/** Asked before an early time is entered: "This is 2 days before the pickup window." Null unless it is early. */
export function earlyWarning(days: number, what: string): string | null {
  return days < 0 ? `This is ${inDays(-days)} before ${what}.` : null;
}
