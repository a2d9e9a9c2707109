import * as z from 'zod/mini';
import { EmailPreview } from '../email.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { email, id } from '../fields.js';
import { FollowUpRequest, FollowUpState, FollowUpToken } from '../follow-up.js';
import { reminderLetters } from '../follow-up-days.js';
import { chosenQuotes, FollowUpsPlan, FollowUpsReport, QuotesReport } from '../quote-row.js';

const quoteId = z.object({ quoteId: id });
const done = z.object({ message: z.string() });
/** Whoever was not mailed the quote yet gets the quote itself. */
const together = z.strictObject({ quoteIds: chosenQuotes, letter: z.enum(reminderLetters) });

const sent = z.extend(together, {
  /** Of quotes that have none yet, which keep it. */
  addresses: z._default(z.array(z.strictObject({ quoteId: id, to: email() })).check(z.maxLength(200)), []),
});
/** Also says that a customer whose address was typed wants no reminders. */
const preview = z.extend(EmailPreview, { isUnsubscribed: z._default(z.boolean(), false) });

/** Emails after a quote that was not booked (docs/product/quotes.md). */
export const followUps = endpointsOf('quoting', {
  get: endpoint('GET', '/quote/:quoteId/follow-up', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'How a quote stands with its follow-ups, and what can be sent',
    params: quoteId,
    reply: FollowUpState,
  }),
  preview: endpoint('POST', '/quote/follow-up/preview', {
    access: 'signedIn',
    summary: 'A follow-up as the customer would get it',
    body: FollowUpRequest,
    reply: preview,
  }),
  /** It waits for a minute, in which it can be taken back. */
  send: endpoint('POST', '/quote/follow-up', {
    access: 'signedIn',
    rate: 'sending',
    summary: 'Follow up a quote by email, at most once a day',
    body: FollowUpRequest,
    reply: FollowUpState,
    idempotent: true,
  }),
  takeBack: endpoint('POST', '/quote/follow-up/undo', {
    access: 'signedIn',
    summary: 'Take back a follow-up that still waits',
    body: z.strictObject({ quoteId: id, followUpId: id }),
    reply: FollowUpState,
  }),
  plan: endpoint('POST', '/quotes/follow-up/plan', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Whom a follow-up of several quotes would reach, and why not of the others',
    body: together,
    reply: FollowUpsPlan,
  }),
  sendMany: endpoint('POST', '/quotes/follow-up', {
    access: 'signedIn',
    summary: 'Follow up several quotes, each on its own; the emails wait for a minute',
    body: sent,
    reply: FollowUpsReport,
  }),
  takeBackMany: endpoint('POST', '/quotes/follow-up/undo', {
    access: 'signedIn',
    summary: 'Take back follow-ups of several quotes that still wait',
    body: z.strictObject({
      followUps: z
        .array(z.strictObject({ quoteId: id, followUpId: id }))
        .check(z.minLength(1, 'Please choose a quote.'), z.maxLength(200, 'Please choose up to 200 quotes.')),
    }),
    reply: QuotesReport,
  }),
  /** Follow-ups by rule end with it. */
  answered: endpoint('PUT', '/quote/answered', {
    access: 'signedIn',
    summary: 'Note that the customer of a quote has answered, or take that back',
    body: z.strictObject({ quoteId: id, hasAnswered: z.boolean() }),
    reply: FollowUpState,
  }),
  subscription: endpoint('POST', '/follow-ups/subscription', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'Whether a customer gets follow-ups from one company, by the link of their email',
    body: z.strictObject({ token: FollowUpToken }),
    reply: z.object({
      isEnded: z.boolean(),
      // The defaults are those of the release before.
      companyName: z._default(z.string(), ''),
      isCustomerPortal: z._default(z.boolean(), true),
      /** Masked, as whoever has the link may not know it. */
      address: z._default(z.string(), ''),
      companyLogo: z._default(z.nullable(z.string()), null),
      portal: z._default(z.object({ displayMCLogo: z.boolean(), accentColor: z.string() }), {
        displayMCLogo: true,
        accentColor: '',
      }),
      contact: z._default(z.object({ email: z.string(), phone: z.string() }), { email: '', phone: '' }),
    }),
  }),
  subscribe: endpoint('POST', '/follow-ups/subscribe', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'Have follow-ups again that were ended by the link of their email',
    body: z.strictObject({ token: FollowUpToken }),
    reply: done,
  }),
  unsubscribe: endpoint('POST', '/follow-ups/unsubscribe', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'End follow-ups from one company by the link of their email',
    body: z.strictObject({ token: FollowUpToken }),
    reply: done,
  }),
  /** RFC 8058: mail programs send a form to the address in the header of the email, so the token is in it. */
  unsubscribeAtOnce: endpoint('POST', '/follow-ups/unsubscribe/:token', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'The same by one click in a mail program',
    params: z.object({ token: FollowUpToken }),
    takesBytes: true,
    reply: done,
  }),
});
