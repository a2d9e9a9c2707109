import type { BookingCalendar } from '@overland/contracts';
import { addDays, earliestPickup, pickupRefusal } from '@overland/contracts/calendar';
import { formatDay, formatWeekday } from '@overland/contracts/format';

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
      return refused(`Pickup cannot be in the past. The first possible day is ${formatDay(earliest)}.`);
    case 'weekend':
      return refused(`${formatDay(day)} is a ${formatWeekday(day)}. Pickups start on business days.`);
    case 'holiday': {
      const name = calendar.blockedDays.find(({ date }) => date === day)?.name;
      return refused(`${formatDay(day)} is a holiday: ${name}.`);
    }
    case 'tooSoon':
      if (mayRush) return { refusal: null, isRush: true };
      return refused(
        `Pickup cannot be before ${formatDay(earliest)}: two business days are needed between booking and first pickup.`,
      );
    case null: {
      const last = addDays(calendar.today, lastPickupDays);
      return day > last
        ? refused(`Pickup can be booked up to ${formatDay(last)}.`)
        : { refusal: null, isRush: false };
    }
  }
}
