import * as z from 'zod/mini';
import { email, id, instant, requiredText } from './fields.js';
import { followUpDays, followUpLetters } from './follow-up-days.js';
import { QuoteMail } from './quote-events.js';

export const longestFollowUpSubject = 120;
export const longestFollowUpWords = 1000;

const letter = { subject: z.string(), words: z.string() };

/** What a person sends: plain text, in the customer's language. */
export const FollowUpRequest = z.strictObject({
  quoteId: id,
  /** Only of a quote that has no address yet, which keeps it. */
  to: z.optional(email()),
  subject: requiredText(longestFollowUpSubject, 'Please enter a subject.'),
  words: requiredText(longestFollowUpWords, 'Please enter a few words.'),
});
export type FollowUpRequest = z.infer<typeof FollowUpRequest>;

/** How a quote stands with its follow-ups. */
export const FollowUpState = z.object({
  /** Why it cannot be followed up now, in words for staff; null where it can. */
  refusal: z.nullable(z.string()),
  /** To whom it goes; '' where that is still to be entered. */
  to: z.string(),
  /** True of the quote as it is, in the customer's language. */
  letters: z.array(z.object({ name: z.enum(followUpLetters), ...letter })),
  /** The last one that was sent. */
  last: z.nullable(
    z.object({
      at: instant,
      isByRule: z.boolean(),
      /** Who sent it; '' by rule. */
      by: z._default(z.string(), ''),
    }),
  ),
  /** One that can still be taken back. */
  waiting: z.nullable(z.object({ followUpId: id, undoUntil: instant })),
  answeredAt: z.nullable(instant),
  /** The customer wants none from this company. */
  isUnsubscribed: z.boolean(),
  /** On which days the company has it followed up by itself; none where that ended or is off. */
  days: z.array(z.literal(followUpDays)),
  /** From when it can be followed up again, where only the last one is in the way. */
  nextAt: z._default(z.nullable(instant), null),
});
export type FollowUpState = z.infer<typeof FollowUpState>;

/** A follow-up that goes out: its email, and what reports count. */
export const QuoteFollowedUp = z.object({
  followUpId: id,
  portalId: id,
  isByRule: z.boolean(),
  sentAt: instant,
  ...letter,
  mail: QuoteMail,
});
export type QuoteFollowedUp = z.infer<typeof QuoteFollowedUp>;

/** Of the link that ends follow-ups. */
export const FollowUpToken = z.string().check(z.regex(/^[\w-]{48}$/));
