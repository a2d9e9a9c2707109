import { longestSnooze } from '@overland/contracts';
import { daysBetween } from '@overland/contracts/calendar';

/** Why a step cannot be snoozed until this day; null if it can. Both are days of the order's portal. */
export function snoozeRefusal(until: string, today: string): string | null {
  const days = daysBetween(today, until);
  if (days < 1) return 'Please choose a day after today.';
  return days > longestSnooze ? `Please choose a day within ${longestSnooze} days.` : null;
}
