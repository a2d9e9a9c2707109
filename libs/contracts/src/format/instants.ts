import { inLanguage, language, locale, t, translate } from '@overland/i18n';
import { minuteMs } from '../calendar/time-units.js';
import { dayText } from './day-text.js';

/** One format per language and time zone; without a zone the reader's own. */
function inZone(
  options: Intl.DateTimeFormatOptions,
  write = (format: Intl.DateTimeFormat, at: Date): string => format.format(at),
) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at: Date, timeZone?: string): string => {
    const key = `${locale()} ${timeZone}`;
    const format =
      formats.get(key) ?? new Intl.DateTimeFormat(locale(), timeZone ? { ...options, timeZone } : options);
    formats.set(key, format);
    return plainSpaces(write(format, at));
  };
}

const shortDate = inZone({ month: 'short', day: 'numeric' }, dayText);
const numericDate = inZone({ month: '2-digit', day: '2-digit', year: '2-digit' });
const longDate = inZone({ month: 'short', day: 'numeric', year: 'numeric' }, dayText);
const clockTime = inZone({ hour: 'numeric', minute: '2-digit' });
const zoneAlone = inZone({ timeZoneName: 'longGeneric', day: 'numeric' });

/**
 * An instant in the reader's time zone: `Nov 25, 11:30 AM`; in a given one with its name: `Nov 25, 11:30 AM Eastern`. Empty for no
 * instant.
 */
export function formatMoment(instant: string | null | undefined, timeZone?: string): string {
  const at = new Date(instant ?? '');
  if (Number.isNaN(at.getTime())) return '';
  const moment = `${shortDate(at, timeZone)}, ${clockTime(at, timeZone)}`;
  return timeZone ? `${moment} ${zoneName(at, timeZone)}` : moment;
}

/**
 * When a quote was made, `11/20/26 3:05PM` (docs/product/quotes.md); in the reader's time zone unless one is given. In
 * other languages the day is written out, as there its number may come first.
 */
export function formatCreated(instant: string, timeZone?: string): string {
  const at = new Date(instant);
  if (language() !== 'en') return `${longDate(at, timeZone)}, ${clockTime(at, timeZone)}`;
  return `${numericDate(at, timeZone)} ${clockTime(at, timeZone).replace(' ', '')}`;
}

/** An instant with the name of its time zone: `Nov 27, 2026, 11:59 PM Eastern`. */
export function formatInstantIn(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${longDate(at, timeZone)}, ${clockTime(at, timeZone)} ${zoneName(at, timeZone)}`;
}

/** Until when a price is valid: `Valid to Nov 27, 2026, 11:59 PM Eastern`. */
export const formatExpiry = (instant: string, timeZone: string): string =>
  t('Valid to {instant}', { instant: formatInstantIn(instant, timeZone) });

/** Since when it is not: `This price expired on Nov 27, 2026, 11:59 PM Eastern`. */
export const formatExpired = (instant: string, timeZone: string): string =>
  t('This price expired on {instant}', { instant: formatInstantIn(instant, timeZone) });

/** The day of an instant: `Nov 25, 2026`; with the time where it is today: `Today, 9:15 AM`. */
export function formatInstantDay(instant: string, now?: Date): string {
  const at = new Date(instant);
  const day = longDate(at);
  return now && longDate(now) === day ? t('Today, {time}', { time: clockTime(at) }) : day;
}

/** The day of an instant in a time zone: `Nov 25, 2026`. */
export const formatDayIn = (instant: string, timeZone: string): string =>
  longDate(new Date(instant), timeZone);

/** How long ago, in words; show the exact time on hover (`formatMoment`). */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / minuteMs));
  if (minutes < 1) return t('just now');
  if (minutes < 60) return t('{count, plural, one {# minute ago} other {# minutes ago}}', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('{count, plural, one {# hour ago} other {# hours ago}}', { count: hours });
  const days = Math.floor(hours / 24);
  return t('{count, plural, one {# day ago} other {# days ago}}', { count: days });
}

const zone = (at: Date, timeZone: string): string => zoneAlone(at, timeZone).replace(/^\d+,? /, '');

/** `Eastern`; `hora del Este` where a language has a text of its own for `Eastern Time`. */
function zoneName(at: Date, timeZone: string): string {
  const english = inLanguage('en', () => zone(at, timeZone));
  const own = translate(english);
  return own === english ? zone(at, timeZone).replace(/( Standard)? Time$/, '') : own;
}

/** Newer JavaScript engines put a narrow no-break space before AM and PM. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
