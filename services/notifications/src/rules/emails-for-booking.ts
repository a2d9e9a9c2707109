import type { OrderBooked, OrderEmailTemplate } from '@overland/contracts';
import type { PlannedEmail } from './planned-email.js';
import { type BookedAddresses, type PortalAddresses, recipientsOf } from './recipients.js';

/**
 * The emails of a new order (docs/product/emails.md): the booking, the request for a signature and, if the customer has yet to
 * pay, for the payment; then those to the portal, the agents and the pickup contacts.
 */
export function emailsForBooking(
  order: BookedAddresses & Pick<OrderBooked, 'isPaymentDue'>,
  portal: PortalAddresses,
): PlannedEmail[] {
  const templates: OrderEmailTemplate[] = [
    'Order Transferee',
    'Order Transferee Signature',
    ...(order.isPaymentDue ? (['Payment Request'] as const) : []),
    'Order Client',
    'Order Agent',
    'Order OA',
  ];
  return templates.flatMap((template) =>
    recipientsOf(template, order, portal).map((to) => ({ template, to, transition: 'booked' })),
  );
}
