import * as z from 'zod/mini';
import { dollars, id } from './fields.js';

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
  /** Of the revenue, to a tenth; null without any. */
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
  /** null for nobody, and for the provider's staff where a company reads it. */
  ownerId: z.nullable(id),
  /** '' for nobody. */
  ownerName: z.string(),
  /** The owner's own; '' for the provider's staff and for nobody. */
  companyName: z.string(),
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
