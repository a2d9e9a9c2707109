import { dayMs } from './time-units.js';

const DAY_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01. RangeError for anything but an existing day as 'YYYY-MM-DD'. */
export function dayNumber(day: string): number {
  const [, year, month, date] = DAY_FORM.exec(day) ?? [];
  const number = Date.UTC(Number(year), Number(month) - 1, Number(date)) / dayMs;
  if (Number.isNaN(number) || dayOfNumber(number) !== day)
    throw new RangeError(`"${day}" is not a calendar day`);
  return number;
}

/** 0 → '1970-01-01'. */
export function dayOfNumber(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Is this an existing day written as 'YYYY-MM-DD'? */
export function isCalendarDay(text: string): boolean {
  try {
    dayNumber(text);
    return true;
  } catch {
    return false;
  }
}

/** Calendar days later, or earlier for a negative `days`. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + whole(days));
}

/** Calendar days from `from` to `to`, negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(day: string): number {
  return weekdayOfNumber(dayNumber(day));
}

/** 1970-01-01 was a Thursday; the second remainder keeps earlier days from turning negative. */
export function weekdayOfNumber(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** The number itself. RangeError unless it is whole. */
export function whole(days: number): number {
  if (!Number.isSafeInteger(days)) throw new RangeError(`${days} is not a whole number of days`);
  return days;
}
