import * as z from 'zod/mini';
import { AnsweredRequest } from './change-request.js';
import { id } from './fields.js';
import { OrderChangeLine } from './order-changes.js';
import { OrderBooked } from './order-events.js';
import { ReceivedPayment } from './order-payments.js';

/**
 * What customers, portals and agents may hear of after the booking. In a file of its own: browsers load the order of an
 * event with the calls, and do not need these.
 */
export const orderMilestones = [
  'accepted',
  'picked_up',
  'delivered',
  'canceled',
  'paymentRequested',
  /** Price, route, vehicle or first day changed: the terms have to be accepted again. */
  'termsChanged',
  /** For the first time: those who had to wait hear of a public booking now. */
  'termsAccepted',
  'termsAcceptedAgain',
  /** Something that people were told has changed, and the terms hold all the same. */
  'changed',
  /** Staff took a payment: the receipt. */
  'paid',
  /** One business day before the pickup window. */
  'pickupNear',
  /** The customer asked for the link to the page of the order. */
  'linkAsked',
  /** The customer asked for the link that accepts the terms. */
  'termsLinkAsked',
  /** One business day after the delivery, unless the customer has answered already. */
  'surveyDue',
  /** Staff answered a request of the customer. */
  'requestAnswered',
] as const;
export type OrderMilestone = (typeof orderMilestones)[number];

/** The order as it is then, with what its emails need. */
export const OrderMilestoneReached = z.object({
  milestone: z.enum(orderMilestones),
  /** Unique for each time within the order: the same is never mailed twice. */
  transition: z.string(),
  /** Why it was canceled, for the company; '' otherwise. */
  reason: z.string(),
  /** The same for customers and agents; '' names no reason. */
  customerReason: z._default(z.string(), ''),
  /** The customer asked for it and hears of it by the answer (`requestAnswered`). */
  isAnswer: z._default(z.boolean(), false),
  /** For so long emails and messages wait, as it may be taken back. */
  heldSeconds: z._default(z.int(), 0),
  /** Of `termsChanged` and `changed`. */
  changes: z._default(z.array(OrderChangeLine), []),
  /** Of `requestAnswered`. */
  request: z.optional(AnsweredRequest),
  /** Of `paid`. */
  payment: z.optional(ReceivedPayment),
  order: OrderBooked,
});
export type OrderMilestoneReached = z.infer<typeof OrderMilestoneReached>;

/** A move was taken back: what these milestones would have told people is told to nobody. */
export const EmailsTakenBack = z.object({
  orderId: id,
  portalId: id,
  told: z.array(z.object({ eventId: id, transition: z.string() })),
});
export type EmailsTakenBack = z.infer<typeof EmailsTakenBack>;
