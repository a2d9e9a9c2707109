import type { FollowUpDay } from '@overland/contracts';
import {
  addBusinessDays,
  addDays,
  dayMs,
  endOfDayIn,
  hourMs,
  isBusinessDay,
  todayIn,
} from '@overland/contracts/calendar';
import { isWithinADay } from './follow-up-refusal.js';

export interface Calendar {
  timeZone: string;
  holidays: ReadonlySet<string>;
}

interface Course {
  /** When its customer got the quote. */
  knownAt: Date;
  /** The days of the company's rule, in order. */
  days: readonly FollowUpDay[];
  /** The last day that was followed; 0 for none. */
  lastStep: number;
  /** When the last follow-up was written, by hand or by rule. */
  lastAt: Date | null;
}

/** Nobody is written to by itself before nine in the morning and after five in the afternoon. */
const opensAt = 9 * hourMs;
const closesAt = 17 * hourMs;

const beginOf = (day: string, timeZone: string): number =>
  endOfDayIn(timeZone, addDays(day, -1)).getTime() + 1000;

/** Whether it is a business day in the zone, from nine to five. */
export function isOfficeHour(now: Date, { timeZone, holidays }: Calendar): boolean {
  const today = todayIn(timeZone, now);
  const since = now.getTime() - beginOf(today, timeZone);
  return isBusinessDay(today, holidays) && since >= opensAt && since < closesAt;
}

/**
 * The day of the rule that is due now; null for none. Of several that are due, the last. One is due on its business day and the
 * next: after an outage, or once the rule is turned on, nobody is written to about what lies back further.
 */
export function stepDue(
  { knownAt, days, lastStep, lastAt }: Course,
  calendar: Calendar,
  now: Date,
): FollowUpDay | null {
  if (!isOfficeHour(now, calendar) || isWithinADay(lastAt, now)) return null;
  const atOf = (step: number) => new Date(knownAt.getTime() + step * dayMs);
  const step = days.filter((day) => atOf(day) <= now).at(-1);
  if (step === undefined || step <= lastStep) return null;
  const lastDay = addBusinessDays(firstOfficeDay(atOf(step), calendar), 1, calendar.holidays);
  return todayIn(calendar.timeZone, now) <= lastDay ? step : null;
}

/** The first business day on which there is an office hour from an instant on. */
function firstOfficeDay(at: Date, { timeZone, holidays }: Calendar): string {
  const day = todayIn(timeZone, at);
  const isOver = at.getTime() - beginOf(day, timeZone) >= closesAt;
  return isBusinessDay(day, holidays) && !isOver ? day : addBusinessDays(day, 1, holidays);
}
