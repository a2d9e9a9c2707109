const two = (part: number): string => String(part).padStart(2, '0');

/** The calendar day of an instant where the reader is. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** An instant as the browser's field for day and time takes it, where the reader is: `2026-11-25T14:30`. */
export const localMinute = (at: Date): string =>
  `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** Said below such a field. */
export const localZone = (): string =>
  `Your time, ${Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')}.`;

/** The instant of such a text; null for an empty one. */
export const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(local).toISOString();
