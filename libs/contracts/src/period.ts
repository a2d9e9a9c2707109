import * as z from 'zod/mini';
import { daysBetween, isCalendarDay } from './calendar/calendar-day.js';

/** Calendar days, both included. */
interface Period {
  from: string;
  to: string;
}

const areDays = ({ from, to }: Period) => isCalendarDay(from) && isCalendarDay(to);

/** Says nothing of a text that is no day: its own field does. */
export const endsAfterStart = z.refine<Period>((period) => !areDays(period) || period.from <= period.to, {
  path: ['to'],
  error: 'Please choose a last day that is not before the first.',
});

export const coversAtMost = (days: number, error: string) =>
  z.refine<Period>((period) => !areDays(period) || daysBetween(period.from, period.to) < days, {
    path: ['to'],
    error,
  });
