import type { OrderEmailTemplate, OrderMilestone, OrderMilestoneReached } from '@overland/contracts';
import type { OrderFacts } from '../emails/email-facts.js';
import type { PlannedEmail } from './planned-email.js';
import { type PortalAddresses, recipientsOf } from './recipients.js';

/** What is written when an order gets so far (docs/product/emails.md). */
const templateOf: Record<OrderMilestone, OrderEmailTemplate> = {
  accepted: 'Order Track',
  picked_up: 'Pickup Confirmation',
  delivered: 'Delivery Confirmation',
  // Its content says that the order is canceled.
  canceled: 'Order Client',
  paymentRequested: 'Payment Request',
  termsChanged: 'Order Transferee Signature',
  pickupNear: 'Customer Order Reminder',
  // Its content says that the customer asked for the link.
  linkAsked: 'Order Track',
};

export function emailsForMilestone(
  { milestone, transition, order }: OrderMilestoneReached,
  portal: PortalAddresses,
): PlannedEmail[] {
  const template = templateOf[milestone];
  return recipientsOf(template, order, portal).map((to) => ({ template, to, transition }));
}

/** The content of these emails: the order as it was then, and what became of it. */
export function factsOfMilestone({ milestone, reason, order }: OrderMilestoneReached): OrderFacts {
  if (milestone === 'canceled') return { ...order, canceled: { reason } };
  if (milestone === 'linkAsked') return { ...order, isLinkAsked: true };
  return milestone === 'termsChanged' ? { ...order, hasChanged: true } : order;
}
