import { addDays } from './calendar/calendar-day.js';
import type { PaymentType } from './constants.js';

interface Paying {
  paymentType: PaymentType;
  paid: boolean;
}

/** The customer has not paid, whatever became of the order. */
export const isUnpaidCod = ({ paymentType, paid }: Paying): boolean => paymentType === 'COD' && !paid;

/** The same as a condition on rows, and in SQL. */
export const unpaidCod = { paymentType: 'COD', paid: false } as const;
export const unpaidCodSql = `payment_type = 'COD' and not paid`;

/** The customer has to pay, now or later: of a canceled order nothing is due (docs/product/orders.md). */
export const owesPayment = (order: Paying & { status: string }): boolean =>
  isUnpaidCod(order) && order.status !== 'Canceled';

/** Fewer calendar days than these to the pickup estimate, past ones included, make what is owed due. */
export const dueWithinDays = 4;

/** The first pickup estimate that is not due yet. Days are YYYY-MM-DD. */
export const paymentDueBefore = (today: string): string => addDays(today, dueWithinDays);

/** The customer has to pay now (docs/product/orders.md, COD). */
export const isPaymentDue = (
  order: Paying & { status: string; pickupScheduledAt: string },
  today: string,
): boolean => owesPayment(order) && order.pickupScheduledAt < paymentDueBefore(today);
