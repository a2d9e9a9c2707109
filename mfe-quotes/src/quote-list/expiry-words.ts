import { dayHere, daysBetween } from '@overland/contracts/calendar';
import { awayWords, formatListDay } from '@overland/ui';

/** "Nov 30, in 3 days". */
export const expiryWords = (expiresAt: string, now: Date): string =>
  `${formatListDay(expiresAt)}, ${awayWords(daysBetween(dayHere(now), dayHere(new Date(expiresAt))))}`;
