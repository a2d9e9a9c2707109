import * as z from 'zod/mini';
import { AnsweredRequest } from './change-request.js';
import { OrderBooked } from './order-events.js';

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
  /** Why it was canceled; '' otherwise. */
  reason: z.string(),
  /** Of `requestAnswered`. */
  request: z.optional(AnsweredRequest),
  order: OrderBooked,
});
export type OrderMilestoneReached = z.infer<typeof OrderMilestoneReached>;
