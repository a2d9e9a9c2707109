import { dayMs } from '@overland/contracts/calendar';

const mostDays = 366;

/** Why nobody can be reminded at this time; null where it can be. */
export function timeRefusal(at: Date, now: Date): string | null {
  if (at <= now) return 'This time has passed. Please choose a later one.';
  if (at.getTime() > now.getTime() + mostDays * dayMs) return 'Please choose a time within a year.';
  return null;
}
