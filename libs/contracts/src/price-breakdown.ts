import * as z from 'zod/mini';
import { serviceLevels, transportTypes } from './constants.js';
import { dollars } from './fields.js';

/** One step of a price: what it adds or takes away. Labels name the numbers that it was made of. */
export const PriceStep = z.object({
  key: z.enum([
    'band',
    'fuel',
    'class',
    'inoperable',
    'enclosed',
    'whiteGlove',
    'level',
    'rounding',
    'providerDiscount',
    'tariff',
    'commission',
    'portalDiscount',
  ]),
  label: z.string(),
  amountCents: z.int(),
});
export type PriceStep = z.infer<typeof PriceStep>;

/** How one cell of the price grid came about. The steps of a vehicle add up to its price, to the cent. */
export const PriceBreakdown = z.object({
  serviceLevel: z.literal(serviceLevels),
  transportType: z.enum(transportTypes),
  vehicles: z.array(
    z.object({
      make: z.string(),
      model: z.string(),
      steps: z.array(PriceStep),
      /** After the provider's discount, before what the company adds. */
      providerRate: dollars,
      price: dollars,
    }),
  ),
  total: dollars,
});
export type PriceBreakdown = z.infer<typeof PriceBreakdown>;
