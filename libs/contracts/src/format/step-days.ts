import { formatInstantDay } from './instants.js';

/** A day inside a sentence: "Nov 20, 2026", "today 3:05 PM". */
export const dayWithin = (instant: string, now: Date): string =>
  formatInstantDay(instant, now).replace('Today,', 'today');

/** "Added Nov 20, 2026, used today 3:05 PM", of a passkey or an authenticator app. */
export function stepDays(
  { createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string | null },
  now: Date,
): string {
  const used = lastUsedAt === null ? 'not used yet' : `used ${dayWithin(lastUsedAt, now)}`;
  return `Added ${dayWithin(createdAt, now)}, ${used}`;
}

/** What follows "8 of 10 left": ", made Nov 20, 2026, last used today 3:05 PM". */
export function recoveryCodeDays(
  { createdAt, lastUsedAt }: { createdAt: string | null; lastUsedAt: string | null },
  now: Date,
): string {
  const made = createdAt === null ? '' : `, made ${dayWithin(createdAt, now)}`;
  return lastUsedAt === null ? made : `${made}, last used ${dayWithin(lastUsedAt, now)}`;
}
