import * as z from 'zod/mini';
import { emailTemplates, failureTemplates } from './constants.js';
import { atMost, id, instant } from './fields.js';

/** What an email of an order can say beyond the order itself; of several the first. */
export const emailNews = [
  'claim',
  'canceled',
  'answered',
  'hasAccepted',
  'isLinkAsked',
  'hasChanged',
] as const;
export type EmailNews = (typeof emailNews)[number];

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
  /** Whether it was not sent because its step was taken back, or was no longer true. Then its status is `failed`. */
  isDropped: z.optional(z.boolean()),
  about: z.optional(z.nullable(z.enum(emailNews))),
});
export type EmailLog = z.infer<typeof EmailLog>;

export const EmailTemplate = z.object({
  templateId: z.string(),
  name: z.enum(emailTemplates),
  description: z.string(),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/** `templateId` is one of the list. The message is shown as a paragraph of its own, as plain text. */
export const EmailRequest = z.strictObject({
  templateId: z.string().check(z.maxLength(60)),
  emailTemplate: z.optional(z.string().check(z.maxLength(60))),
  orderId: id,
  message: z._default(z.string().check(z.trim(), atMost(1000)), ''),
});
export type EmailRequest = z.infer<typeof EmailRequest>;

/** An email of an order that has failed for good, or one that has gone through after it had failed. */
export const EmailFailure = z.object({
  orderId: id,
  portalId: id,
  emailId: id,
  template: z.enum(failureTemplates),
  to: z.string(),
  /** null: it has gone through since. */
  reason: z.nullable(z.string()),
  at: instant,
});
export type EmailFailure = z.infer<typeof EmailFailure>;

/** What staff are about to do, for which they ask who will be told. */
export const audienceMilestones = [
  'canceled',
  'accepted',
  'picked_up',
  'delivered',
  'changed',
  'paid',
  'paymentRequested',
  // Damage is reported, or decided.
  'claim',
] as const;

export const emailParties = ['customer', 'company', 'agent', 'pickup', 'delivery'] as const;
export type EmailParty = (typeof emailParties)[number];

/** Who would get an email of it now; each address once. `pickup` and `delivery` are those who see to it. */
const recipients = z.array(z.object({ party: z.enum(emailParties), address: z.string() }));
/** Emails that still wait, and would no longer be true then. */
const dropped = z.optional(z.array(z.object({ template: z.enum(emailTemplates), to: z.string() })));

export const EmailAudience = z.object({ recipients, dropped });
export type EmailAudience = z.infer<typeof EmailAudience>;

export const OrderAudience = z.object({
  recipients,
  orderId: id,
  uniqueId: z.int(),
  customerFullName: z.string(),
  dropped,
});
export type OrderAudience = z.infer<typeof OrderAudience>;

export const EmailPreview = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  /** The address of the email as a page, good for five minutes and until the same person asks for another preview. */
  page: z.string(),
});
export type EmailPreview = z.infer<typeof EmailPreview>;
