import * as z from 'zod/mini';
import { claimStates } from './claim-states.js';
import { emailTemplates, sdStatuses } from './constants.js';
import { day, dollars, id, instant } from './fields.js';

/** What needs a step; of several of one order the first one is shown (docs/product/orders.md). */
export const workKinds = [
  'pickupNearNoCarrier',
  'flagged',
  'declined',
  'paymentDue',
  'customerAsks',
  'claimWaits',
  'claimUnpaid',
  'pickupPassed',
  'deliveryPassed',
  'offered',
  'notDispatched',
  'noCarrier',
  'emailFailed',
  'termsNotAccepted',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** A line of the work list: an order and the step that it needs. */
export const WorkItem = z.object({
  kind: z.enum(workKinds),
  orderId: id,
  uniqueId: z.int(),
  customerFullName: z.string(),
  companyName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  sdStatusLabel: z.string(),
  price: dollars,
  /** What its customer still owes. */
  due: dollars,
  /** Calendar days. */
  pickupScheduledAt: z.string(),
  pickupScheduledEndsAt: z.nullable(z.string()),
  deliveryScheduledEndsAt: z.nullable(z.string()),
  createdAt: instant,
  /** The email that failed; null for other steps. */
  email: z.nullable(z.object({ _id: id, template: z.enum(emailTemplates), to: z.string() })),
  /** Days since the day that passed, since sending was given up, since the email failed, since the customer asked, since the flag, the offer or its refusal, since a claim was approved, or since the booking. Below 0 before the first pickup day. */
  days: z.int(),
  /** Whether its customer was not asked to pay today. */
  canRequest: z.boolean(),
  /** Until when it is snoozed, and who sees to it; null, or absent from an older version, if neither. */
  snoozedUntil: z.optional(z.nullable(z.string())),
  assignee: z.optional(z.nullable(z.object({ userId: id, name: z.string() }))),
  /** Whose colleagues may see to it, and who does where nobody is assigned; absent from an older version. */
  portalId: z.optional(id),
  ownerId: z.optional(z.nullable(id)),
  /** The calendar day of the booking where the portal is; absent from an older version, as the next ones. */
  bookedOn: z.optional(z.string()),
  /** Why it was flagged; '' where nobody said. Null for other steps. */
  reason: z.optional(z.nullable(z.string())),
  /** The claim of the step, and what was approved and is not paid. */
  claim: z.optional(z.nullable(z.object({ state: z.enum(claimStates), owed: z.nullable(dollars) }))),
  /** The calendar day of the pickup; null before it. */
  pickedUpOn: z.optional(z.nullable(z.string())),
  isDisputed: z.optional(z.boolean()),
  sdStatus: z.optional(z.enum(sdStatuses)),
  /** Its day has passed, or nothing may wait any longer: listed before the others, in red. */
  isUrgent: z.optional(z.boolean()),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** A step is snoozed for so many days at most. */
export const longestSnooze = 90;

/** What the dialogs of a step ask. */
export const WorkSnoozing = z.strictObject({ snoozedUntil: day });
export const WorkAssigning = z.strictObject({ assignee: z.uuid('Please choose who sees to it.') });

/** What somebody notes about a step of an order; what is absent stays. */
export const WorkMark = z.strictObject({
  /** Until the start of this day, where the portal is, the step is not listed; null lists it again. */
  snoozedUntil: z.optional(z.nullable(day)),
  /** Somebody who may open the order; null: its owner sees to it again. */
  assignee: z.optional(z.nullable(z.union([z.literal('me'), id]))),
});
export type WorkMark = z.infer<typeof WorkMark>;
