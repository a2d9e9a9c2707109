import {
  type EmailTemplateName,
  emailRefusal,
  type OrderBooked,
  type OrderEmailTemplate,
  type OrderMilestone,
  type OrderMilestoneReached,
} from '@overland/contracts';
import type { OrderFacts } from '../letters/email-facts.js';
import { occasionOf } from '../letters/order-states.js';
import type { PlannedEmail } from './planned-email.js';
import { everyoneOf, isTypedAddress, type PortalAddresses, recipientsOf, writesToFew } from './recipients.js';

/** The email for each milestone (docs/product/emails.md). */
const templateOf: Record<OrderMilestone, OrderEmailTemplate> = {
  accepted: 'Order Track',
  picked_up: 'Pickup Confirmation',
  delivered: 'Delivery Confirmation',
  canceled: 'Order Transferee',
  paymentRequested: 'Payment Request',
  termsChanged: 'Order Transferee Signature',
  termsAccepted: 'Order Transferee Signature',
  termsAcceptedAgain: 'Order Transferee Signature',
  pickupNear: 'Customer Order Reminder',
  linkAsked: 'Order Track',
  termsLinkAsked: 'Order Transferee Signature',
  surveyDue: 'Survey Notification',
  changed: 'Order Transferee',
  paid: 'Payment Receipt',
  requestAnswered: 'Order Transferee',
};

/** Without the fields that most milestones leave empty. */
type Reached = Pick<OrderMilestoneReached, 'milestone' | 'transition' | 'order'> &
  Partial<OrderMilestoneReached>;

/** An email about the order that was sent, or waits. */
export interface MailedTo {
  template: EmailTemplateName;
  to: string;
}

interface Known {
  portal: PortalAddresses;
  mailed: readonly MailedTo[];
}

export function emailsForMilestone(reached: Reached, { portal, mailed }: Known): PlannedEmail[] {
  const { milestone, transition, order, isAnswer = false } = reached;
  const planned = (template: OrderEmailTemplate, when = transition) =>
    recipientsOf(template, order, portal).map((to) => ({ template, to, transition: when }));
  const own = isAnswer ? [] : planned(templateOf[milestone]);
  const others = alsoGoesToOthers(reached)
    ? othersOf(reached, { portal, mailed }).map((email) => ({ ...email, transition }))
    : [];
  // Each is the booking's own email, so that nobody is notified of a booking twice.
  const heldBack =
    milestone === 'termsAccepted' && order.isPublic
      ? heldBackOf(order)
          .flatMap((template) => planned(template, 'booked'))
          .map((email) => ({ ...email, isToTypedAddress: isTypedAddress(email.to, order, portal) }))
      : [];
  return [...onceForEach([...own, ...others]), ...heldBack];
}

const alsoGoesToOthers = ({ milestone }: Reached): boolean =>
  milestone === 'canceled' || milestone === 'changed' || milestone === 'termsChanged';

/**
 * Of a cancellation or change, those who had mail about the order are notified; of a cancellation the company too; of a change
 * only those whom it still concerns.
 */
function othersOf({ milestone, order, changes = [] }: Reached, { portal, mailed }: Known): MailedTo[] {
  const isCanceled = milestone === 'canceled';
  const had = (template: OrderEmailTemplate) => {
    const addresses = mailed.filter((email) => email.template === template).map(({ to }) => to);
    const concerned = new Set(everyoneOf(template, order, portal));
    return isCanceled ? addresses : addresses.filter((to) => concerned.has(to));
  };
  const isOfPickup =
    isCanceled ||
    (emailRefusal('Order OA', occasionOf(order)) === null && changes.some(({ field }) => field !== 'price'));
  const company =
    isCanceled && !writesToFew(order) ? everyoneOf('Order Client', order, portal) : had('Order Client');
  return [
    ...company.map((to) => ({ template: 'Order Client' as const, to })),
    ...had('Order Agent').map((to) => ({ template: 'Order Agent' as const, to })),
    ...(isOfPickup ? had('Order OA') : []).map((to) => ({ template: 'Order OA' as const, to })),
  ];
}

/** Somebody with several roles in an order gets one email. */
function onceForEach<T extends MailedTo>(emails: readonly T[]): T[] {
  const seen = new Set<string>();
  return emails.filter(({ to }) => !seen.has(to) && seen.add(to));
}

/** The emails of a public booking to others, once its customer has accepted the terms, if they still apply. */
const heldBackOf = (order: OrderBooked) =>
  (['Order Client', 'Order Agent', 'Order OA'] as const).filter(
    (template) => emailRefusal(template, occasionOf(order)) === null,
  );

/** The content of these emails: the order as it was then, and what happened to it. */
export function factsOfMilestone(reached: Reached): OrderFacts {
  const { milestone, reason = '', customerReason = '', order, request, payment, changes = [] } = reached;
  if (request) return { ...order, answered: request, message: request.answer };
  switch (milestone) {
    case 'canceled':
      return { ...order, canceled: { reason, customerReason } };
    case 'linkAsked':
      return { ...order, isLinkAsked: true };
    case 'changed':
    case 'termsChanged':
      return { ...order, hasChanged: true, changes };
    case 'paymentRequested':
      return { ...order, changes };
    case 'paid':
      return payment ? { ...order, received: payment } : order;
    case 'termsAccepted':
    case 'termsAcceptedAgain':
      return { ...order, hasAccepted: true };
    default:
      return order;
  }
}
