import type { BookingCalendar } from '@overland/contracts';
import { addDays, isCalendarDay, pickupRefusal } from '@overland/contracts/calendar';
import { t, translate } from '@overland/i18n';
import { formatDay, formatWeekday } from '@overland/ui';

/** Holidays are known for twelve months; the longest pickup window must end within them. */
const lastPickupDays = 350;

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
      return t('This day is in the past.');
    case 'weekend':
      return t('Pickups start on business days; this is a {weekday}.', { weekday: formatWeekday(day) });
    case 'holiday':
      return t('Holiday: {name}.', { name: translate(holidays.get(day) ?? '') });
    case 'tooSoon':
      return mayRush
        ? null
        : t('2 business days are required before pickup; the first day is {day}.', {
            day: formatDay(calendar.firstPickupDay),
          });
    case null:
      return day > lastPickupDay(calendar)
        ? t('Pickup can be booked up to {day}.', { day: formatDay(lastPickupDay(calendar)) })
        : null;
  }
}

function lastPickupDay({ today }: Pick<Calendar, 'today'>): string {
  return addDays(today, lastPickupDays);
}

/** Less notice than the two business days: bookable by the provider's administrators alone. */
export function isRush(day: string, calendar: Calendar): boolean {
  if (!isCalendarDay(day)) return false;
  const holidays = new Set(calendar.blockedDays.map(({ date }) => date));
  return pickupRefusal(day, calendar.today, holidays) === 'tooSoon';
}
