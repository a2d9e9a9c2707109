import { addBusinessDays, isWeekend } from './business-days.js';
import { addDays, daysBetween } from './calendar-day.js';

/** Business days from today to the first pickup: two whole ones lie in between (docs/product/calendar.md). */
const EARLIEST_PICKUP_BUSINESS_DAYS = 3;

export interface DayRange {
  start: string;
  end: string;
}

export type PickupRefusal = 'past' | 'tooSoon' | 'weekend' | 'holiday';

/** `today`: the date in the portal's time zone, see `todayIn`. */
export function earliestPickup(today: string, holidays: ReadonlySet<string>): string {
  return addBusinessDays(today, EARLIEST_PICKUP_BUSINESS_DAYS, holidays);
}

/** From the chosen day to `level` business days after it. docs/product/calendar.md. */
export function pickupWindow(start: string, level: number, holidays: ReadonlySet<string>): DayRange {
  return { start, end: addBusinessDays(start, level, holidays) };
}

/** `transitTime`: least and most calendar days from pickup to delivery. */
export function deliveryWindow(of: {
  pickupStart: string;
  pickupEnd: string;
  transitTime: readonly [number, number];
}): DayRange {
  const [least, most] = of.transitTime;
  return { start: addDays(of.pickupStart, least), end: addDays(of.pickupEnd, most) };
}

/**
 * Why a day cannot be a first pickup day, null when it can. 'tooSoon' comes last: it is the one reason that
 * MCAdmin may override, and a rush does not open a weekend or a holiday (docs/product/calendar.md).
 */
export function pickupRefusal(
  day: string,
  today: string,
  holidays: ReadonlySet<string>,
): PickupRefusal | null {
  if (daysBetween(today, day) < 0) return 'past';
  if (isWeekend(day)) return 'weekend';
  if (holidays.has(day)) return 'holiday';
  return day < earliestPickup(today, holidays) ? 'tooSoon' : null;
}
