import type { BookingCalendar } from '@overland/contracts';
import { addDays, isCalendarDay, pickupRefusal, weekday } from '@overland/contracts/calendar';
import { formatDay } from '@overland/ui';

/** Holidays are known for twelve months; the longest pickup window must end within them. */
const lastPickupDays = 350;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Notice {
  /** Less than two business days' notice may be booked, as a rush. */
  mayRush: boolean;
}

export type Calendar = Pick<BookingCalendar, 'today' | 'firstPickupDay' | 'blockedDays'>;

/**
 * Why pickup cannot start on a day, in words for the date picker and its field; null when it can. The server judges
 * by the same calendar (docs/product/orders.md).
 */
export function blockedReason(day: string, calendar: Calendar, { mayRush }: Notice): string | null {
  if (!isCalendarDay(day)) return null;
  const holidays = new Map(calendar.blockedDays.map(({ date, name }) => [date, name]));
  switch (pickupRefusal(day, calendar.today, new Set(holidays.keys()))) {
    case 'past':
      return 'This day is in the past.';
    case 'weekend':
      return `Pickups start on business days; this is a ${weekdays[weekday(day)]}.`;
    case 'holiday':
      return `Holiday: ${holidays.get(day)}.`;
    case 'tooSoon':
      return mayRush
        ? null
        : `2 business days are required before pickup; the first day is ${formatDay(calendar.firstPickupDay)}.`;
    case null:
      return day > lastPickupDay(calendar)
        ? `Pickup can be booked up to ${formatDay(lastPickupDay(calendar))}.`
        : null;
  }
}

export function lastPickupDay({ today }: Pick<Calendar, 'today'>): string {
  return addDays(today, lastPickupDays);
}

/** Less notice than the two business days: bookable by the provider's administrators alone. */
export function isRush(day: string, calendar: Calendar): boolean {
  if (!isCalendarDay(day)) return false;
  const holidays = new Set(calendar.blockedDays.map(({ date }) => date));
  return pickupRefusal(day, calendar.today, holidays) === 'tooSoon';
}
