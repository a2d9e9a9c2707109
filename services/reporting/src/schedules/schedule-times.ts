import type { ScheduleTime } from '@overland/contracts';
import { addDays, endOfDayIn, hourMs, todayIn } from '@overland/contracts/calendar';
import { weekBefore, weekOf } from '../home/week-of.js';
import { type Days, firstOfMonth, lastOfMonth } from '../reports/report-days.js';

/** Before people begin to work: reports of a week or month are sent at six in the morning of the day after it. */
const hoursAfterMidnight = 6;

export function nextDue(every: ScheduleTime, { timeZone, now }: { timeZone: string; now: Date }): Date {
  const today = todayIn(timeZone, now);
  const last = every === 'weekly' ? weekOf(today).to : lastOfMonth(today);
  const midnight = endOfDayIn(timeZone, last).getTime() + 1000;
  return new Date(midnight + hoursAfterMidnight * hourMs);
}

export function endedBefore(every: ScheduleTime, today: string): Days {
  if (every === 'weekly') return weekBefore(weekOf(today));
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}
