import { addDays, endOfDayIn, todayIn } from '@overland/contracts/calendar';
import { type Days, mondayOf } from '../reports/report-days.js';

export function weekOf(day: string): Days {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}

export const weekBefore = ({ from }: Days): Days => weekOf(addDays(from, -1));

/** The same days of the week before, until the same time of its last day. */
export function sameDaysBefore(timeZone: string, now: Date): Days & { until: Date } {
  const today = todayIn(timeZone, now);
  const to = addDays(today, -7);
  const leftToday = endOfDayIn(timeZone, today).getTime() - now.getTime();
  return { from: mondayOf(to), to, until: new Date(endOfDayIn(timeZone, to).getTime() - leftToday) };
}
