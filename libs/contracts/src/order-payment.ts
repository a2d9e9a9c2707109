import { addDays } from './calendar/calendar-day.js';
import type { PaymentType, SdStatus } from './constants.js';
import { isPickedUp } from './order-stages.js';

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

interface Planned extends Paying {
  status: string;
  pickupScheduledAt: string;
}

/** Unpaid, with a pickup estimate that is near or has passed: what the COD table highlights (specification, section 4). */
export const isUnpaidBeforePickup = (order: Planned, today: string): boolean =>
  owesPayment(order) && order.pickupScheduledAt < paymentDueBefore(today);

/**
 * The customer has to pay now (docs/product/orders.md, COD): the payment is due before the pickup, so of a vehicle that was
 * picked up it is due whatever day was planned.
 */
export const isPaymentDue = (
  order: Planned & { sdStatus: SdStatus; flaggedFrom: SdStatus | null },
  today: string,
): boolean =>
  isUnpaidBeforePickup(order, today) ||
  (owesPayment(order) && isPickedUp(order.flaggedFrom ?? order.sdStatus));
