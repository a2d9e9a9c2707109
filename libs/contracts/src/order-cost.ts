import * as z from 'zod/mini';
import { instant, wholeDollars } from './fields.js';

/** Whole dollars; null where nothing was said. */
export const CarrierAmount = z.nullable(
  wholeDollars.check(
    z.gte(0, 'An amount cannot be negative.'),
    z.lte(1_000_000, 'Please enter at most $1,000,000.'),
  ),
);
const money = z._default(CarrierAmount, null);

/** What the carrier of an order was offered, agreed to and was paid: the provider's own, for MCAdmin alone. */
export const CarrierCost = z.strictObject({ offered: money, agreed: money, paid: money });
export type CarrierCost = z.infer<typeof CarrierCost>;

export const noCost: CarrierCost = { offered: null, agreed: null, paid: null };

/** The same as an order shows it. */
export const OrderCost = z.extend(CarrierCost, { changedBy: z.string(), changedAt: z.nullable(instant) });
export type OrderCost = z.infer<typeof OrderCost>;
