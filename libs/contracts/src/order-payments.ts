import * as z from 'zod/mini';
import { day, dollars, id, instant, optionalText, requiredText, wholeDollars } from './fields.js';
import { paymentMethods } from './payment-methods.js';

/** A payment older than this is taken for a slip of the year. */
export const oldestPaymentDays = 730;
export const largestPayment = 1_000_000;

/** A payment of a COD order. */
export const NewPayment = z.strictObject({
  method: z.enum(paymentMethods, 'Please choose how it was paid.'),
  amount: wholeDollars.check(
    z.gte(1, 'Please enter what was paid.'),
    z.lte(largestPayment, 'A payment cannot be more than $1,000,000.'),
  ),
  /** The day on which it was paid, by the calendar of the order's portal. */
  paidOn: day,
  /** Such as the number of the check. */
  reference: optionalText(100),
  /** It may be more than what is still owed. */
  takesMore: z._default(z.boolean(), false),
  /** False if nobody is notified. */
  tells: z._default(z.boolean(), true),
});
export type NewPayment = z.infer<typeof NewPayment>;

/** What staff fill in for an order of which so much is still owed. */
export const paymentForm = (due: number, today: string) =>
  NewPayment.check(
    z.refine(({ amount, takesMore }) => takesMore || amount <= due, {
      message: 'Please confirm that more was paid.',
      path: ['takesMore'],
    }),
    z.refine(({ paidOn }) => paidOn <= today, { message: 'This day is in the future.', path: ['paidOn'] }),
  );

/** A customer says that this is not owed: by whom that was noted, when and why. */
export const PaymentDispute = z.object({ by: z.string(), at: instant, reason: z.string() });
export type PaymentDispute = z.infer<typeof PaymentDispute>;

/** What the dialogs ask. */
export const DisputeReason = z.strictObject({
  reason: requiredText(500, 'Please say what the customer disputes.'),
});
/** How it was settled, for the history. */
export const DisputeSettlement = z.strictObject({ settlement: optionalText(500) });
/** A reason of null ends the dispute. */
export const DisputeChange = z.strictObject({
  reason: z.nullable(DisputeReason.shape.reason),
  ...DisputeSettlement.shape,
});
export type DisputeChange = z.infer<typeof DisputeChange>;

/** A payment as staff see it. One that was removed stays, with who removed it and when. */
export const OrderPayment = z.object({
  id,
  method: z.enum([...paymentMethods, 'notRecorded']),
  amount: dollars,
  /** Null where it is not known. */
  paidOn: z.nullable(z.string()),
  reference: z.string(),
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(instant),
  voidedBy: z.nullable(z.string()),
  voidedAt: z.nullable(instant),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** A payment as its receipt tells it. */
export const ReceivedPayment = z.object({ id, amount: dollars, paidOn: z.nullable(z.string()) });
export type ReceivedPayment = z.infer<typeof ReceivedPayment>;
