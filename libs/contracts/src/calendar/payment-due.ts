import { addDays } from './calendar-day.js';

/** Fewer calendar days than these to the pickup estimate, past ones included, make an unpaid order due. */
export const dueWithinDays = 4;

/** The first pickup estimate that is not due yet. Days are YYYY-MM-DD. */
export function paymentDueBefore(today: string): string {
  return addDays(today, dueWithinDays);
}

/** Whether an unpaid COD order has to be paid now (docs/product/orders.md). */
export function isPaymentDue(pickupScheduledAt: string, today: string): boolean {
  return pickupScheduledAt < paymentDueBefore(today);
}
