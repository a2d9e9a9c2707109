import * as z from 'zod/mini';
import { quoteStatuses, transportTypes } from './constants.js';
import { id, instant } from './fields.js';

/** The reportable state of a quote after a change; `version` orders the changes of one quote. */
export const QuoteFact = z.object({
  quoteId: id,
  version: z.int(),
  uniqueId: z.int(),
  portalId: id,
  status: z.enum(quoteStatuses),
  transportType: z.enum(transportTypes),
  miles: z.int(),
  price: z.int(),
  vehicles: z.int(),
  pickupState: z.string(),
  deliveryState: z.string(),
  createdAt: instant,
});
export type QuoteFact = z.infer<typeof QuoteFact>;
