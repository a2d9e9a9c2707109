import { addDays } from './calendar/calendar-day.js';
import type { PaymentType } from './constants.js';

interface Paying {
  paymentType: PaymentType;
  paid: boolean;
}

interface Received {
  paid: boolean;
  /** What was paid so far, also in part; null for nothing, and where it is not known. */
  paidAmount: number | null;
  price: number;
}

/** The customer has not paid, whatever became of the order. */
export const isUnpaidCod = ({ paymentType, paid }: Paying): boolean => paymentType === 'COD' && !paid;

/** The same as a condition on rows, and in SQL. */
export const unpaidCod = { paymentType: 'COD', paid: false } as const;
export const unpaidCodSql = `payment_type = 'COD' and not paid`;

/** The customer has to pay, now or later: of a canceled order nothing is due (docs/product/orders.md). */
export const owesPayment = (order: Paying & { status: string }): boolean =>
  isUnpaidCod(order) && order.status !== 'Canceled';

/** What the customer still owes of the price, in whole dollars. Where what was paid is not known, it was all of it. */
export const amountDue = ({ paid, paidAmount, price }: Received): number =>
  Math.max(0, price - (paidAmount ?? (paid ? price : 0)));

/** Fewer calendar days than these to the pickup estimate, past ones included, make what is owed due. */
export const dueWithinDays = 4;

/** The first pickup estimate that is not due yet. Days are YYYY-MM-DD. */
export const paymentDueBefore = (today: string): string => addDays(today, dueWithinDays);

/** The customer has to pay now (docs/product/orders.md, COD). */
export const isPaymentDue = (
  order: Paying & { status: string; pickupScheduledAt: string },
  today: string,
): boolean => owesPayment(order) && order.pickupScheduledAt < paymentDueBefore(today);
