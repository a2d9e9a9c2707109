import * as z from 'zod/mini';
import { quoteStatuses, serviceLevels, transportTypes } from './constants.js';
import { id, instant } from './fields.js';
import { lostReasons } from './lost-reasons.js';

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
  // The defaults are those of events written before these fields came.
  /** The level that was booked, else 1. */
  serviceLevel: z._default(z.literal(serviceLevels), 1),
  /** At some time, whatever became of it. */
  wasSaved: z._default(z.boolean(), false),
  /** Of an archived quote, where somebody said why. */
  lostReason: z._default(z.nullable(z.enum(lostReasons)), null),
});
export type QuoteFact = z.infer<typeof QuoteFact>;
