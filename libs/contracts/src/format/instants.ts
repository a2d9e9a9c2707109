import { formatCountOf } from './numbers.js';

/** One format per time zone; without a zone the reader's own. */
function inZone(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (at: Date, timeZone?: string): string => {
    const format =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat('en-US', timeZone ? { ...options, timeZone } : options);
    formats.set(timeZone, format);
    return plainSpaces(format.format(at));
  };
}

const shortMoment = inZone({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const numericDate = inZone({ month: '2-digit', day: '2-digit', year: '2-digit' });
const longDate = inZone({ month: 'short', day: 'numeric', year: 'numeric' });
const clockTime = inZone({ hour: 'numeric', minute: '2-digit' });
const zoneAlone = inZone({ timeZoneName: 'longGeneric', day: 'numeric' });

/** An instant in the reader's time zone: `Nov 25, 11:30 AM`. Empty for no instant. */
export function formatMoment(instant: string | null | undefined): string {
  const at = new Date(instant ?? '');
  return Number.isNaN(at.getTime()) ? '' : shortMoment(at);
}

/** When a quote was made, `11/20/26 3:05PM` (docs/product/quotes.md); in the reader's time zone unless one is given. */
export function formatCreated(instant: string, timeZone?: string): string {
  const at = new Date(instant);
  return `${numericDate(at, timeZone)} ${clockTime(at, timeZone).replace(' ', '')}`;
}

/** An instant with the name of its time zone: `Nov 27, 2026, 11:59 PM Eastern`. */
export function formatInstantIn(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${longDate(at, timeZone)}, ${clockTime(at, timeZone)} ${zoneName(at, timeZone)}`;
}

/** Until when a price is valid: `Valid to Nov 27, 2026, 11:59 PM Eastern`. */
export const formatExpiry = (instant: string, timeZone: string): string =>
  `Valid to ${formatInstantIn(instant, timeZone)}`;

/** Since when it is not: `This price expired on Nov 27, 2026, 11:59 PM Eastern`. */
export const formatExpired = (instant: string, timeZone: string): string =>
  `This price expired on ${formatInstantIn(instant, timeZone)}`;

/** The day of an instant: `Nov 25, 2026`; with the time where it is today: `Today, 9:15 AM`. */
export function formatInstantDay(instant: string, now?: Date): string {
  const at = new Date(instant);
  const day = longDate(at);
  return now && longDate(now) === day ? `Today, ${clockTime(at)}` : day;
}

/** How long ago, in words; show the exact time on hover (`formatMoment`). */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return ago(minutes, 'minute');
  if (minutes < 24 * 60) return ago(Math.floor(minutes / 60), 'hour');
  return ago(Math.floor(minutes / (24 * 60)), 'day');
}

const ago = (count: number, unit: string): string => `${formatCountOf(count, unit)} ago`;

/** `Eastern` of "27, Eastern Time". */
const zoneName = (at: Date, timeZone: string): string =>
  zoneAlone(at, timeZone)
    .replace(/^\d+,? /, '')
    .replace(/( Standard)? Time$/, '');

/** Newer JavaScript engines put a narrow no-break space before AM and PM. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
