import { dayNumber } from './calendar-day.js';
import { dayMs } from './time-units.js';

/** The calendar of the provider: of what belongs to no portal, or to several. */
export const providerTimeZone = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a zone at an instant. RangeError for a zone that does not exist. */
export function todayIn(timeZone: string, now: Date): string {
  return new Date(wallClock(timeZone, now.getTime())).toISOString().slice(0, 10);
}

/**
 * The instant at which clocks of the zone show 23:59:59 of the day; the later one when they show it twice,
 * because something valid to the end of a day is valid through its last second.
 */
export function endOfDayIn(timeZone: string, day: string): Date {
  const wall = (dayNumber(day) + 1) * dayMs - 1000;
  // A zone's offset can change within the day, so both the offset before and the one after it are tried.
  const candidates = [wall - dayMs, wall + dayMs].map((near) => wall - (wallClock(timeZone, near) - near));
  const exact = candidates.filter((instant) => wallClock(timeZone, instant) === wall);
  return new Date(Math.max(...(exact.length > 0 ? exact : candidates)));
}

/** Clocks are changed on quarters of an hour only. */
const QUARTER_MS = 900_000;
const offsets = new Map<string, number>();

/** What clocks in the zone show at an instant, as the UTC milliseconds of the same reading, to the second. */
function wallClock(timeZone: string, instant: number): number {
  const day = Math.floor(instant / dayMs) * dayMs;
  const offset = offsetAt(timeZone, day);
  // On most days no clock is changed, so that two readings are enough for all instants of a day.
  const isChanged = offset !== offsetAt(timeZone, day + dayMs);
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  return Math.floor(instant / 1000) * 1000 + (isChanged ? offsetAt(timeZone, quarter) : offset);
}

function offsetAt(timeZone: string, instant: number): number {
  const key = `${timeZone} ${instant}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readClock(timeZone, instant) - instant;
  if (offsets.size >= 1000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Slow: some microseconds. */
function readClock(timeZone: string, instant: number): number {
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Making a format is slow, and there are few zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
