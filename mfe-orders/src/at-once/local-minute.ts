const two = (part: number): string => String(part).padStart(2, '0');

/** An instant as the browser's field for day and time takes it, where the reader is: `2026-11-25T14:30`. */
export function localMinute(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of such a text; null for an empty one. */
export const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(local).toISOString();
