import { dayNumber, dayOfNumber, weekday, weekdayOfNumber, whole } from './calendar-day.js';

export function isWeekend(day: string): boolean {
  return isWeekendDay(weekday(day));
}

/** Monday to Friday and not among the holidays of Settings ('YYYY-MM-DD'). */
export function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  return !isWeekend(day) && !holidays.has(day);
}

/**
 * Counts business days after `day`, which itself need not be one; a negative `count` counts those before it,
 * and 0 is the day itself.
 */
export function addBusinessDays(day: string, count: number, holidays: ReadonlySet<string>): string {
  const step = Math.sign(whole(count));
  let number = dayNumber(day);
  for (let left = Math.abs(count); left > 0; ) {
    number += step;
    if (!isWeekendDay(weekdayOfNumber(number)) && !holidays.has(dayOfNumber(number))) left -= 1;
  }
  return dayOfNumber(number);
}

function isWeekendDay(dayOfWeek: number): boolean {
  return dayOfWeek === 0 || dayOfWeek === 6;
}
