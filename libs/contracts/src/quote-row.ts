import * as z from 'zod/mini';
import { quoteStatuses, sdStatuses, transportTypes } from './constants.js';
import { dollars, id, instant } from './fields.js';
import { followUpLetters } from './follow-up-days.js';
import { ownerFields } from './owner.js';

/** Of a booked quote, how its order stands; null until that is told, and in replies of the release before. */
export const orderOfQuote = {
  orderState: z._default(z.nullable(z.enum(sdStatuses)), null),
  /** What the order costs its customer. */
  orderPrice: z._default(z.nullable(dollars), null),
};

/** A row of the quotes list. `price` is the total of the quote's transport type at level 1, of a booked one at the booked level. */
export const QuoteRow = z.object({
  _id: id,
  uniqueId: z.int(),
  status: z.enum(quoteStatuses),
  portalId: id,
  companyName: z.string(),
  customerFullName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  vehicles: z.array(z.string()),
  transportType: z.enum(transportTypes),
  miles: z.int(),
  price: dollars,
  createdAt: instant,
  expiresAt: instant,
  ...ownerFields,
  /** Last, by hand or by rule; null where it was not, and in replies of the release before. */
  followedUpAt: z._default(z.nullable(instant), null),
  /** When its customer got it by email as it was made, and when they answered, as a person noted. */
  mailedAt: z._default(z.nullable(instant), null),
  answeredAt: z._default(z.nullable(instant), null),
  /** When an email to its customer goes out that can still be taken back. */
  emailDueAt: z._default(z.nullable(instant), null),
  orderId: z._default(z.nullable(id), null),
  ...orderOfQuote,
});
export type QuoteRow = z.infer<typeof QuoteRow>;

/** Quotes chosen in a list. */
export const chosenQuotes = z
  .array(id)
  .check(z.minLength(1, 'Please choose a quote.'), z.maxLength(200, 'Please choose up to 200 quotes.'));

const ofQuote = { quoteId: id, uniqueId: z.int() };
const refused = z.array(z.object({ quoteId: id, uniqueId: z.nullable(z.int()), message: z.string() }));
/** What was done and what was not, quote by quote. */
export const QuotesReport = z.object({ done: z.array(z.object(ofQuote)), refused });
export type QuotesReport = z.infer<typeof QuotesReport>;

/** An email as it would go. The defaults are those of the release before. */
const PlannedFollowUp = z.object({
  ...ofQuote,
  customer: z.string(),
  to: z.string(),
  letter: z.enum(followUpLetters),
  subject: z._default(z.string(), ''),
  words: z._default(z.string(), ''),
  /** The customer wants no reminders, and gets the quote itself. */
  isUnsubscribed: z._default(z.boolean(), false),
});
export type PlannedFollowUp = z.infer<typeof PlannedFollowUp>;

/** Before several quotes are followed up: which email goes to whom. */
export const FollowUpsPlan = z.object({
  possible: z.array(PlannedFollowUp),
  refused,
  /** Those that only lack an address, which can be given. */
  withoutAddress: z._default(z.array(PlannedFollowUp), []),
});
export type FollowUpsPlan = z.infer<typeof FollowUpsPlan>;

/** What waits now, and until when it can be taken back. */
export const FollowUpsReport = z.object({
  done: z.array(z.object({ ...ofQuote, followUpId: id, undoUntil: instant })),
  refused,
});
export type FollowUpsReport = z.infer<typeof FollowUpsReport>;
