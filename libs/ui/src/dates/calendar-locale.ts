import { locale } from '@overland/i18n';
import dayjs from 'dayjs';

/** Names of months and weekdays as the browser knows them in the page's language. As in the United States the week begins on Sunday. */
export function calendarLocale(): string {
  const name = locale().toLowerCase();
  const months = (month: 'long' | 'short') => namesOf({ month }, 12, (at) => new Date(Date.UTC(2026, at, 1)));
  // 2026 began on a Thursday: January 4 is its first Sunday.
  const weekdays = (weekday: 'long' | 'short' | 'narrow') =>
    namesOf({ weekday }, 7, (at) => new Date(Date.UTC(2026, 0, 4 + at)));
  const names = {
    months: months('long'),
    monthsShort: months('short'),
    weekdays: weekdays('long'),
    weekdaysShort: weekdays('short'),
    weekdaysMin: weekdays('narrow'),
  };
  const { en } = dayjs.Ls;
  if (en) dayjs.locale({ ...en, ...names, name }, undefined, true);
  return name;
}

function namesOf(options: Intl.DateTimeFormatOptions, count: number, dayOf: (at: number) => Date): string[] {
  const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, at) => format.format(dayOf(at)));
}
