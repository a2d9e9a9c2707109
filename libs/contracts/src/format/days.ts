import { perLanguage, t } from '@overland/i18n';
import { dayText } from './day-text.js';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

const writtenByLocale = (format: Intl.DateTimeFormat, date: Date): string => format.format(date);

/** Formats are costly to make, so each is made once; a calendar day is read as UTC so that no time zone shifts it. */
function format(options: Intl.DateTimeFormatOptions, write = writtenByLocale) {
  const ofDay = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const ofInstant = perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (value: string | null | undefined): string => {
    if (!value) return '';
    const isDay = dayOnly.test(value);
    const date = new Date(isDay ? `${value}T00:00:00Z` : value);
    return Number.isNaN(date.getTime()) ? '' : write(isDay ? ofDay() : ofInstant(), date);
  };
}

/** A calendar day, or an instant in the reader's time zone: `Nov 20, 2026`. Empty for no day. */
export const formatDay = format({ month: 'short', day: 'numeric', year: 'numeric' }, dayText);

/** The same of a day that the calendar may lack: `Feb 30, 2027`. */
export const formatAnyDay = (day: string): string =>
  formatDay(`${day.slice(0, 8)}01`).replace(/\b1\b/, String(Number(day.slice(8))));

/** Without the year: `Nov 20`. */
export const formatDayShort = format({ month: 'short', day: 'numeric' }, dayText);

/** A day in a list: `Nov 20` of this year, `Nov 20, 2025` of another. Empty for no day. */
export function formatListDay(day: string | null | undefined, now = new Date()): string {
  return day?.startsWith(`${now.getFullYear()}-`) ? formatDayShort(day) : formatDay(day);
}

/** A day so many days from today: "in 3 days", "tomorrow", "2 days ago". */
export function awayWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** The month of a day: `Nov 2026`. */
export const formatMonth = format({ month: 'short', year: 'numeric' });

/** `Saturday`. */
export const formatWeekday = format({ weekday: 'long' });

interface Days {
  start: string;
  end: string;
}

/** First and last calendar day on a screen: `Nov 25 – Nov 27`. */
export function formatDays({ start, end }: Days): string {
  return start === end
    ? formatDayShort(start)
    : t('{start} – {end}', { start: formatDayShort(start), end: formatDayShort(end) });
}

/** The same in an email, with the years: `Nov 25, 2026 to Nov 27, 2026`. */
export function formatDaysInFull({ start, end }: Days): string {
  return start === end
    ? formatDay(start)
    : t('{start} to {end}', { start: formatDay(start), end: formatDay(end) });
}
