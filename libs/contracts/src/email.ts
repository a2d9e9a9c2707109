import * as z from 'zod/mini';
import { emailTemplates } from './constants.js';
import { id, instant } from './fields.js';

/** A row of an order's e-mail log. */
export const EmailLog = z.object({
  _id: id,
  orderId: z.nullable(id),
  template: z.enum(emailTemplates),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  reason: z.nullable(z.string()),
  createdAt: instant,
  sentAt: z.nullable(instant),
});
export type EmailLog = z.infer<typeof EmailLog>;
