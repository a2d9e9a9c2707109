import type { EmailTemplateName, OrderBooked, PortalRecord } from '@overland/contracts';
import type { PlannedMail } from './planned-mail.js';

type Recipients = Pick<PortalRecord, 'contactEmail' | 'emails'>;

/**
 * Who is told of a new booking (docs/decisions.md, the table of e-mails): the customer, also for his signature and,
 * when the customer still has to pay, for the payment; the portal; the agents; whoever sees to the pickup.
 * @returns each address at most once per template, in lower case.
 */
export function mailsForBooking(event: OrderBooked, portal: Recipients): PlannedMail[] {
  const customer = [event.customerEmail];
  return [
    ...mails('Order Transferee', customer),
    ...mails('Order Client', [portal.contactEmail, ...portal.emails.map(({ email }) => email)]),
    ...mails(
      'Order Agent',
      event.agents.map(({ email }) => email),
    ),
    ...mails('Order OA', [
      ...event.agents.filter(({ pickup }) => pickup).map(({ email }) => email),
      ...portal.emails.filter(({ emailPickUp }) => emailPickUp).map(({ email }) => email),
    ]),
    ...mails('Order Transferee Signature', customer),
    ...mails('Payment Request', event.isPaymentDue ? customer : []),
  ];
}

function mails(template: EmailTemplateName, addresses: string[]): PlannedMail[] {
  const distinct = new Set(addresses.map((address) => address.trim().toLowerCase()));
  distinct.delete('');
  return [...distinct].map((to) => ({ template, to, transition: 'booked' }));
}
