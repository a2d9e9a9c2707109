import { dayHere, daysBetween } from '@overland/contracts/calendar';
import { formatListDay } from '@overland/ui';

/** "Nov 30, in 3 days". */
export const expiryWords = (expiresAt: string, now: Date): string =>
  `${formatListDay(expiresAt)}, ${awayWords(daysBetween(dayHere(now), dayHere(new Date(expiresAt))))}`;

function awayWords(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
