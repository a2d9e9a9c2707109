import * as z from 'zod/mini';
import { orderStatuses, sdStatuses } from './constants.js';
import { dollars, id, instant } from './fields.js';
import { PaymentDispute } from './order-payments.js';

/** A row of the COD table. */
export const CodRow = z.object({
  _id: id,
  uniqueId: z.int(),
  companyName: z.string(),
  paid: z.boolean(),
  paidBy: z.nullable(z.string()),
  paidAt: z.nullable(instant),
  paymentRequestedAt: z.nullable(instant),
  reg: z.string(),
  status: z.enum(orderStatuses),
  orderTableStatus: z.string(),
  orderTableCustomer: z.string(),
  /** Calendar days. */
  orderTablePickupEst: z.string(),
  orderTableDeliveryEst: z.string(),
  pickupScheduledAt: z.string(),
  /** Whole dollars. */
  price: dollars,
  /** What was paid so far, also in part; null for nothing, and where it is not known. */
  paidAmount: z.nullable(dollars),
  paidOn: z.nullable(z.string()),
  /** The calendar day where its portal is. */
  today: z.string(),
  /** Unpaid with a pickup estimate under 4 days away: highlighted. */
  isDue: z.boolean(),
  /** Unpaid, and its customer was not asked to pay today. */
  canRequest: z.boolean(),
  /** The day of `paymentRequestedAt` where its portal is; absent from an older version. */
  requestedOn: z.optional(z.nullable(z.string())),
  /** Absent from an older version. */
  sdStatus: z.optional(z.enum(sdStatuses)),
  sdStatusLabel: z.optional(z.string()),
  /** `isDue`, or unpaid and picked up already; this and what follows is absent from an older version. */
  isPaymentDue: z.optional(z.boolean()),
  /** The days where its portal is. */
  pickedUpOn: z.optional(z.nullable(z.string())),
  deliveredOn: z.optional(z.nullable(z.string())),
  paymentDispute: z.optional(z.nullable(PaymentDispute)),
});
export type CodRow = z.infer<typeof CodRow>;

const sum = z.object({ orders: z.int(), price: dollars });
export const CodTable = z.object({
  rows: z.array(CodRow),
  /** Of these rows: of unpaid orders what is still owed, of all what was paid. */
  sums: z.object({ unpaid: sum, due: sum, paid: sum, paidInPart: sum, all: sum }),
});
export type CodTable = z.infer<typeof CodTable>;
