import * as z from 'zod/mini';
import { emailTemplates, mostAgents, paymentTypes } from './constants.js';
import { emailParties } from './email.js';
import { id, optionalEmail } from './fields.js';

/** What of an order that is about to be booked decides who gets an email. An address that is still missing is ''. */
export const BookingEmailsRequest = z.strictObject({
  portalId: z.optional(id),
  customerEmail: optionalEmail,
  paymentType: z.enum(paymentTypes),
  agents: z
    .array(z.strictObject({ email: optionalEmail, pickup: z.boolean(), delivery: z.boolean() }))
    .check(z.maxLength(mostAgents)),
});

/** Who gets how many emails of these bookings; each address once. */
export const BookingEmails = z.object({
  emails: z.int(),
  recipients: z.array(
    z.object({
      party: z.enum(emailParties),
      address: z.string(),
      emails: z.int(),
      /** What they are, each once. */
      templates: z.optional(z.array(z.enum(emailTemplates))),
    }),
  ),
});
export type BookingEmails = z.infer<typeof BookingEmails>;
