const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const wholeFormat = new Intl.NumberFormat('en-US');

/** Whole dollars: `$1,465`. */
export const money = (dollars: number): string => dollarFormat.format(dollars);

/** `1,420 mi`. */
export const miles = (distance: number): string => `${wholeFormat.format(distance)} mi`;

/** A calendar day, `2026-11-20`, as `Nov 20, 2026`; anything else as it is. */
export function day(text: string): string {
  const at = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? text : dayFormat.format(at);
}

/** From a first to a last day: `Nov 25, 2026 to Nov 27, 2026`, or the one day. */
export function window({ start, end }: { start: string; end: string }): string {
  return start === end ? day(start) : `${day(start)} to ${day(end)}`;
}

// Control characters, the marks that turn the direction of text, and line separators.
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line of visible text: nobody's name may begin a new line of a mail or of its headers. */
export const oneLine = (text: string): string => text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();

/** The same for every text in a value, however deep. */
export function inOneLine<T>(value: T): T;
export function inOneLine(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (Array.isArray(value)) return value.map((item) => inOneLine(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOneLine(item)]));
}
