import * as z from 'zod/mini';
import { customerLanguage, instant } from './fields.js';

/** The secret of the link in a driver's text. A text of any shape is taken, so that every wrong one gets the same answer. */
const token = z.string().check(z.maxLength(200));

export const DriverLinkToken = z.strictObject({ token });

/** Where the driver's phone is, in degrees. */
export const SharedPosition = z.strictObject({
  token,
  lat: z.number().check(z.gte(-90), z.lte(90)),
  long: z.number().check(z.gte(-180), z.lte(180)),
  /** Of the page; the driver's next text is in it. */
  language: z.optional(customerLanguage),
});

/** What a driver's link shows to whoever opens it: which trip, and nothing of its customer. */
export const DriverLink = z.object({
  /** Who asks; null for the provider itself. */
  company: z.nullable(z.string()),
  uniqueId: z.int(),
  /** "Dallas, TX". */
  pickup: z.string(),
  delivery: z.string(),
  vehicles: z.array(z.string()),
  /** The last time the position was shared by this link. */
  sharedAt: z.nullable(instant),
});
export type DriverLink = z.infer<typeof DriverLink>;
