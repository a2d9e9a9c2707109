import * as z from 'zod/mini';
import { dollars, id } from './fields.js';
import { reportOwner } from './owner.js';

const period = {
  /** null for all companies. */
  portalId: z.nullable(id),
  from: z.string(),
  to: z.string(),
};

const margin = {
  /** Whose cost was agreed or paid: the sums are of these alone. */
  orders: z.int(),
  withoutCost: z.int(),
  /** Whole dollars that customers pay. */
  revenue: dollars,
  /** What was paid to the carrier, else what was agreed. */
  cost: dollars,
  margin: z.int(),
  /** Of the revenue, whole; null without any. */
  percent: z.nullable(z.number()),
};
export const MarginCount = z.object(margin);
export type MarginCount = z.infer<typeof MarginCount>;

/** Of orders that were booked in the period and are not canceled: the provider's own, for MCAdmin alone. */
export const MarginReport = z.object({
  ...period,
  total: MarginCount,
  /** Most orders first, a hundred at most, as carriers and companies. */
  lanes: z.array(z.object({ pickupState: z.string(), deliveryState: z.string(), ...margin })),
  /** '' where no carrier is known. */
  carriers: z.array(z.object({ carrierName: z.string(), ...margin })),
  companies: z.array(z.object({ portalId: id, companyName: z.string(), ...margin })),
});
export type MarginReport = z.infer<typeof MarginReport>;

const commission = {
  orders: z.int(),
  /** Whole dollars. */
  commission: dollars,
  /** Orders whose commission is not known: booked before it was kept. */
  unknown: z.int(),
};
export const CommissionCount = z.object(commission);
export type CommissionCount = z.infer<typeof CommissionCount>;

export const OwnerCommission = z.object({
  ...reportOwner,
  ...commission,
  /** Those with orders, as `2026-11`, in order. */
  months: z.array(z.object({ month: z.string(), ...commission })),
});
export type OwnerCommission = z.infer<typeof OwnerCommission>;

/** Of orders that were booked in the period and are not canceled. */
export const CommissionReport = z.object({
  ...period,
  total: CommissionCount,
  /** The highest commission first, three hundred at most. */
  owners: z.array(OwnerCommission),
});
export type CommissionReport = z.infer<typeof CommissionReport>;

const claims = {
  /** Without those withdrawn, which are in none of the other figures. */
  claims: z.int(),
  withdrawn: z.int(),
  /** Orders delivered in the period, and claims per hundred of them, to a tenth; null without any. */
  delivered: z.int(),
  perHundred: z.nullable(z.number()),
  /** Whole dollars; what was paid was approved before. */
  asked: dollars,
  approved: dollars,
  paid: dollars,
  open: z.int(),
  /** Of the open ones, those whose answer was due before today. */
  overdue: z.int(),
  /** From the report until it was declined or paid, on average to a tenth; null while none was. */
  daysToClose: z.nullable(z.number()),
};
export const ClaimsCount = z.object(claims);
export type ClaimsCount = z.infer<typeof ClaimsCount>;

/** Of claims that were reported in the period. */
export const ClaimsReport = z.object({
  ...period,
  total: ClaimsCount,
  /** Those with claims, the most first, a hundred at most, as carriers. */
  companies: z.array(z.object({ portalId: id, companyName: z.string(), ...claims })),
  /** '' where no carrier is known. */
  carriers: z.array(z.object({ carrierName: z.string(), ...claims })),
});
export type ClaimsReport = z.infer<typeof ClaimsReport>;

const receivables = {
  /** Orders that owe something, and what, in whole dollars. */
  orders: z.int(),
  owed: dollars,
  /** Of that by the days since it was due: none yet, 1 to 30, 31 to 60, 61 to 90, and more. */
  current: dollars,
  upTo30: dollars,
  upTo60: dollars,
  upTo90: dollars,
  over90: dollars,
};
export const ReceivablesCount = z.object(receivables);
export type ReceivablesCount = z.infer<typeof ReceivablesCount>;

/** What customers owe now of COD orders that are not canceled. */
export const ReceivablesReport = z.object({
  /** null for all companies. */
  portalId: z.nullable(id),
  total: ReceivablesCount,
  /** Those that are owed most first. */
  companies: z.array(z.object({ portalId: id, companyName: z.string(), ...receivables })),
});
export type ReceivablesReport = z.infer<typeof ReceivablesReport>;
