import * as z from 'zod/mini';
import { BookingEmails, BookingEmailsRequest } from '../booking-emails.js';
import { CarrierApplication } from '../carrier-application.js';
import {
  audienceMilestones,
  EmailAudience,
  EmailLog,
  EmailPreview,
  EmailRequest,
  EmailTemplate,
  OrderAudience,
} from '../email.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { QuoteFollowedUp } from '../follow-up.js';
import { chosenOrders } from '../order-work.js';

export const emails = endpointsOf('notifications', {
  logs: endpoint('GET', '/emails/logs/:orderId', {
    access: 'signedIn',
    summary: 'The emails of one order',
    params: z.object({ orderId: id }),
    reply: z.array(EmailLog),
  }),
  audience: endpoint('POST', '/emails/audience', {
    access: 'signedIn',
    summary: 'Who would be told if an order got so far now',
    body: z.strictObject({ orderId: id, milestone: z.enum(audienceMilestones) }),
    reply: EmailAudience,
  }),
  /** In the order of `orderIds`; orders that the caller does not see are left out. */
  audiences: endpoint('POST', '/emails/audiences', {
    access: 'signedIn',
    summary: 'Who would be told if several orders got so far now',
    body: z.strictObject({ orderIds: chosenOrders, milestone: z.enum(audienceMilestones) }),
    reply: z.array(OrderAudience),
  }),
  /** An MCAdmin says of which portal; it is ignored of others. */
  ofBooking: endpoint('POST', '/emails/of-booking', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Who would get an email if this order were booked',
    body: BookingEmailsRequest,
    reply: BookingEmails,
  }),
  /** Orders asks before a list is booked. */
  ofBookings: endpoint('POST', '/service/emails/of-bookings', {
    access: 'service',
    summary: 'Who would get an email if these orders were booked',
    body: z.object({
      portalId: id,
      orders: z.array(z.object({ customerEmail: z.string(), isPaymentDue: z.boolean() })),
    }),
    reply: BookingEmails,
  }),
});

/** Emails of an order that a person sends. */
export const emailSending = endpointsOf('notifications', {
  templates: endpoint('GET', '/emails', {
    access: 'signedIn',
    summary: 'The templates that can be sent for an order',
    reply: z.array(EmailTemplate),
  }),
  preview: endpoint('POST', '/email/preview', {
    access: 'signedIn',
    summary: 'An email as it would go out, and to whom',
    body: EmailRequest,
    reply: EmailPreview,
  }),
  previewAgain: endpoint('POST', '/email/:emailId/preview', {
    access: 'signedIn',
    summary: 'An email of the log as it would go out once more',
    params: z.object({ emailId: id }),
    reply: EmailPreview,
  }),
  /** A frame sends no Authorization header, so its address carries the permission. */
  previewPage: endpoint('GET', '/email-previews/:token', {
    access: 'public',
    summary: 'The page of a preview, by the address that the preview answered',
    params: z.object({ token: z.string().check(z.maxLength(64)) }),
    file: 'text/html',
  }),
  /** An unknown template sends nothing. */
  send: endpoint('POST', '/email', {
    access: 'signedIn',
    rate: 'sending',
    summary: 'Send an email about an order; recipients follow from the order',
    body: EmailRequest,
    /** `waits` until no step of the order can be undone. */
    reply: z.object({ sent: z.int(), waits: z.optional(z.boolean()) }),
    idempotent: true,
  }),
  /** Quoting asks for the person who is about to follow up a quote. */
  previewFollowUp: endpoint('POST', '/service/emails/follow-up-preview', {
    access: 'service',
    summary: 'The follow-up of a quote as it would go out',
    body: z.object({ userId: id, followUp: QuoteFollowedUp }),
    reply: EmailPreview,
  }),
  resend: endpoint('POST', '/email/:emailId/resend', {
    access: 'signedIn',
    rate: 'sending',
    summary: 'Send an email of the log once more, to the same address',
    params: z.object({ emailId: id }),
    reply: z.array(EmailLog),
  }),
});

export const carriers = endpointsOf('notifications', {
  /** Not `POST /email`, which people who are signed in send about an order: these recipients follow from the form. */
  apply: endpoint('POST', '/email/carriers', {
    access: 'public',
    rate: 'applying',
    summary: 'The application of a carrier, to the recruiting mailbox with a copy to the applicant',
    body: CarrierApplication,
    reply: z.object({ message: z.string() }),
  }),
});
