import * as z from 'zod/mini';

/** What customers, agents and companies are told of when it changes. */
export const orderChangeFields = [
  'pickupDay',
  'pickupWindow',
  'deliveryWindow',
  'serviceLevel',
  'pickupPlace',
  'deliveryPlace',
  'pickupAddress',
  'deliveryAddress',
  'vehicle',
  'vin',
  'price',
] as const;
export type OrderChangeField = (typeof orderChangeFields)[number];

const raw = z.union([z.string(), z.number()]);

/**
 * What an order was and is now, as raw values, so that each reader's language writes them (`changeLines`): a day as
 * YYYY-MM-DD, a window as two of them with a slash between, a level and whole dollars as numbers.
 */
export const OrderChangeLine = z.object({
  field: z.enum(orderChangeFields),
  /** Whose VIN it is; '' where the order has one vehicle. */
  vehicle: z._default(z.string(), ''),
  from: raw,
  to: raw,
});
export type OrderChangeLine = z.infer<typeof OrderChangeLine>;
