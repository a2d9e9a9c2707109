import type { BookingCalendar } from '@overland/contracts';
import { addDays, earliestPickup, pickupRefusal } from '@overland/contracts/calendar';
import { formatWeekday, type Message, said } from '@overland/contracts/format';
import type { Text, TextValues } from '@overland/i18n';

/** Holidays are known for twelve months ahead, and a window of seven business days must end within them. */
const lastPickupDays = 350;

export type PickupCalendar = Pick<BookingCalendar, 'today' | 'firstPickupDay' | 'blockedDays'>;

export const holidaysOf = ({ blockedDays }: Pick<BookingCalendar, 'blockedDays'>): ReadonlySet<string> =>
  new Set(blockedDays.map(({ date }) => date));

export interface PickupDayCheck {
  /** Null if the day can be booked. */
  refusal: Message | null;
  /** Less than two business days' notice, which only MCAdmin may grant. */
  isRush: boolean;
}

/**
 * docs/product/calendar.md: no past days, weekends and holidays, and two business days between booking and first pickup.
 * `calendar` is today's, in the portal's zone.
 */
export function checkPickupDay(
  day: string,
  calendar: PickupCalendar,
  { mayRush }: { mayRush: boolean },
): PickupDayCheck {
  const holidays = holidaysOf(calendar);
  const earliest = earliestPickup(calendar.today, holidays);
  const refused = (text: Text, values: TextValues): PickupDayCheck => ({
    refusal: said(text, values),
    isRush: false,
  });
  switch (pickupRefusal(day, calendar.today, holidays)) {
    case 'past':
      return refused('Pickup cannot be in the past. The first possible day is {day}.', { day: earliest });
    case 'weekend':
      return refused('{day} is a {weekday}. Pickups start on business days.', {
        day,
        weekday: formatWeekday(day),
      });
    case 'holiday': {
      const name = calendar.blockedDays.find(({ date }) => date === day)?.name ?? '';
      return refused('{day} is a holiday: {name}.', { day, name });
    }
    case 'tooSoon':
      if (mayRush) return { refusal: null, isRush: true };
      return refused(
        'Pickup cannot be before {day}: two business days are needed between booking and first pickup.',
        { day: earliest },
      );
    case null: {
      const last = addDays(calendar.today, lastPickupDays);
      return day > last
        ? refused('Pickup can be booked up to {day}.', { day: last })
        : { refusal: null, isRush: false };
    }
  }
}
