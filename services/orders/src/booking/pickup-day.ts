import type { BookingCalendar } from '@overland/contracts';
import { addDays, earliestPickup, pickupRefusal } from '@overland/contracts/calendar';
import { formatDay, formatWeekday } from '@overland/contracts/format';
import { t } from '@overland/i18n';

/** Holidays are known for twelve months; a window of seven business days must end within them. */
const lastPickupDays = 350;

/** Today's calendar of a portal. */
export type PickupCalendar = Pick<BookingCalendar, 'today' | 'firstPickupDay' | 'blockedDays'>;

export const holidaysOf = ({ blockedDays }: Pick<BookingCalendar, 'blockedDays'>): ReadonlySet<string> =>
  new Set(blockedDays.map(({ date }) => date));

export interface PickupDayCheck {
  /** Fit to show; null when the day can be booked. */
  refusal: string | null;
  /** Less notice than two business days, which only MCAdmin may grant. */
  isRush: boolean;
}

/**
 * docs/product/calendar.md: no past days, weekends and holidays, and two business days between booking and
 * first pickup. `calendar` is today's, in the portal's zone.
 */
export function checkPickupDay(
  day: string,
  calendar: PickupCalendar,
  { mayRush }: { mayRush: boolean },
): PickupDayCheck {
  const holidays = holidaysOf(calendar);
  const earliest = earliestPickup(calendar.today, holidays);
  const refused = (refusal: string): PickupDayCheck => ({ refusal, isRush: false });
  switch (pickupRefusal(day, calendar.today, holidays)) {
    case 'past':
      return refused(
        t('Pickup cannot be in the past. The first possible day is {day}.', { day: formatDay(earliest) }),
      );
    case 'weekend':
      return refused(
        t('{day} is a {weekday}. Pickups start on business days.', {
          day: formatDay(day),
          weekday: formatWeekday(day),
        }),
      );
    case 'holiday': {
      const name = calendar.blockedDays.find(({ date }) => date === day)?.name ?? '';
      return refused(t('{day} is a holiday: {name}.', { day: formatDay(day), name }));
    }
    case 'tooSoon':
      if (mayRush) return { refusal: null, isRush: true };
      return refused(
        t('Pickup cannot be before {day}: two business days are needed between booking and first pickup.', {
          day: formatDay(earliest),
        }),
      );
    case null: {
      const last = addDays(calendar.today, lastPickupDays);
      return day > last
        ? refused(t('Pickup can be booked up to {day}.', { day: formatDay(last) }))
        : { refusal: null, isRush: false };
    }
  }
}
