import { type BookingCalendar, type ServiceLevel, serviceLevels } from '@overland/contracts';
import { type DayRange, pickupWindow } from '@overland/contracts/calendar';

/** First and last pickup day of every level, if it were booked today for the first day possible. */
export function pickupWindows({
  firstPickupDay,
  blockedDays,
}: Pick<BookingCalendar, 'firstPickupDay' | 'blockedDays'>): Record<ServiceLevel, DayRange> {
  const holidays = new Set(blockedDays.map(({ date }) => date));
  const [one, three, five, seven] = serviceLevels.map((level) =>
    pickupWindow(firstPickupDay, level, holidays),
  ) as [DayRange, DayRange, DayRange, DayRange];
  return { 1: one, 3: three, 5: five, 7: seven };
}
