import {
  type OrderEmailTemplate,
  type OrderMilestone,
  type OrderMilestoneReached,
  whyNotSend,
} from '@overland/contracts';
import type { OrderFacts } from '../emails/email-facts.js';
import type { PlannedEmail } from './planned-email.js';
import { isTypedAddress, type PortalAddresses, recipientsOf } from './recipients.js';

/** What is written when an order gets so far (docs/product/emails.md). */
const templateOf: Record<OrderMilestone, OrderEmailTemplate> = {
  accepted: 'Order Track',
  picked_up: 'Pickup Confirmation',
  delivered: 'Delivery Confirmation',
  // Its content says that the order is canceled.
  canceled: 'Order Client',
  paymentRequested: 'Payment Request',
  termsChanged: 'Order Transferee Signature',
  // Its content says that they are accepted.
  termsAccepted: 'Order Transferee Signature',
  termsAcceptedAgain: 'Order Transferee Signature',
  pickupNear: 'Customer Order Reminder',
  // Its content says that the customer asked for the link.
  linkAsked: 'Order Track',
  termsLinkAsked: 'Order Transferee Signature',
  surveyDue: 'Survey Notification',
  // Its content is what was and what is.
  changed: 'Order Transferee',
  paid: 'Payment Receipt',
  // Its content is the answer.
  requestAnswered: 'Order Transferee',
};

/** What most milestones have nothing of can be left out. */
type Reached = Pick<OrderMilestoneReached, 'milestone' | 'transition' | 'order'> &
  Partial<OrderMilestoneReached>;

export function emailsForMilestone(
  { milestone, transition, order }: Reached,
  portal: PortalAddresses,
): PlannedEmail[] {
  const planned = (template: OrderEmailTemplate, when: string) =>
    recipientsOf(template, order, portal).map((to) => ({ template, to, transition: when }));
  const own = planned(templateOf[milestone], transition);
  if (milestone !== 'termsAccepted' || !order.isPublic) return own;
  // Each is the booking's own email, so that nobody is told of a booking twice.
  const others = heldBack(order).flatMap((template) => planned(template, 'booked'));
  return [
    ...own,
    ...others.map((email) => ({ ...email, isToTypedAddress: isTypedAddress(email.to, order, portal) })),
  ];
}

/** What others hear of a public booking once its customer has accepted the terms, as far as it is still true. */
const heldBack = (order: OrderMilestoneReached['order']) =>
  (['Order Client', 'Order Agent', 'Order OA'] as const).filter(
    (template) => whyNotSend(template, order) === null,
  );

/** The content of these emails: the order as it was then, and what became of it. */
export function factsOfMilestone({ milestone, reason = '', order, request }: Reached): OrderFacts {
  if (milestone === 'canceled') return { ...order, canceled: { reason } };
  if (request) return { ...order, answered: request, message: request.answer };
  if (milestone === 'linkAsked') return { ...order, isLinkAsked: true };
  if (milestone === 'termsChanged') return { ...order, hasChanged: true };
  const isAcceptance = milestone === 'termsAccepted' || milestone === 'termsAcceptedAgain';
  return isAcceptance ? { ...order, hasAccepted: true } : order;
}
