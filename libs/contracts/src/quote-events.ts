import * as z from 'zod/mini';
import { quoteStatuses, serviceLevels, transportTypes } from './constants.js';
import { customerLanguage, dollars, id, instant } from './fields.js';
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
  /** Whoever made it or was handed it; null for nobody. */
  ownerId: z._default(z.nullable(id), null),
});
export type QuoteFact = z.infer<typeof QuoteFact>;

/**
 * A public quote, for the email to its customer: an allow-list without name, phone or anything else that was typed, as whoever
 * asked for it may have typed a stranger's address.
 */
export const QuoteMail = z.object({
  quoteId: id,
  uniqueId: z.int(),
  /** In lower case. */
  email: z.string(),
  language: customerLanguage,
  /** "Dallas, TX". */
  pickupText: z.string(),
  deliveryText: z.string(),
  miles: z.int(),
  /** Make and model, of the list of makes. */
  vehicles: z.array(z.string()),
  /** None where white glove alone is quoted. */
  prices: z.array(z.object({ level: z.literal(serviceLevels), open: dollars, enclosed: dollars })),
  whiteGlove: dollars,
  expiresAt: instant,
  /** In which the expiry is written. */
  timeZone: z.string(),
});
export type QuoteMail = z.infer<typeof QuoteMail>;
