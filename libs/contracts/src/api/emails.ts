import * as z from 'zod/mini';
import { EmailLog, EmailPreview, EmailRequest, EmailTemplate } from '../email.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

export const emails = {
  logs: endpoint('GET', '/emails/logs/:orderId', {
    service: 'notifications',
    access: 'signedIn',
    summary: 'The emails of one order',
    params: z.object({ orderId: id }),
    reply: z.array(EmailLog),
  }),
};

/** Emails of an order that a person sends. */
export const emailSending = {
  templates: endpoint('GET', '/emails', {
    service: 'notifications',
    access: 'signedIn',
    summary: 'The templates that can be sent for an order',
    reply: z.array(EmailTemplate),
  }),
  preview: endpoint('POST', '/email/preview', {
    service: 'notifications',
    access: 'signedIn',
    summary: 'An email as it would go out, and to whom',
    body: EmailRequest,
    reply: EmailPreview,
  }),
  /** An unknown template sends nothing. */
  send: endpoint('POST', '/email', {
    service: 'notifications',
    access: 'signedIn',
    rate: 'sending',
    summary: 'Send an email of an order; recipients follow from the order',
    body: EmailRequest,
    reply: z.object({ sent: z.int() }),
    idempotent: true,
  }),
  resend: endpoint('POST', '/email/:emailId/resend', {
    service: 'notifications',
    access: 'signedIn',
    rate: 'sending',
    summary: 'Send an email of the log once more, to the same address',
    params: z.object({ emailId: id }),
    reply: z.array(EmailLog),
  }),
};
