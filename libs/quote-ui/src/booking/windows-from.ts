import { deliveryWindow, pickupWindow } from '@overland/contracts/calendar';
import type { BookableQuote } from './booking-choice';

/** The days of pickup and delivery of an order whose first pickup day is `start`. */
export function windowsFrom(start: string, level: number, { booking, transitTime }: BookableQuote) {
  const pickup = pickupWindow(start, level, new Set(booking.blockedDays.map(({ date }) => date)));
  const delivery = deliveryWindow({ pickupStart: pickup.start, pickupEnd: pickup.end, transitTime });
  return { pickup, delivery };
}
