import type { OrderBooked, OrderEmailTemplate, PortalRecord } from '@overland/contracts';
import { orderEmails, type Party } from '../letters/order-letter.js';

export type PortalAddresses = Pick<PortalRecord, 'contactEmail' | 'emails' | 'isCustomerPortal'>;

/** What of an order decides who gets an email. */
export interface BookedAddresses extends Pick<OrderBooked, 'customerEmail' | 'isPublic' | 'termsAccepted'> {
  agents: readonly Omit<OrderBooked['agents'][number], 'name'>[];
}

/**
 * The addresses of an email, each once, in lower case. They depend on the order only. Until its terms are accepted, a public
 * booking sends email only to its customer and to the company whose quote it was, so that nobody can use it to write to strangers.
 */
export function recipientsOf(
  template: OrderEmailTemplate,
  order: BookedAddresses,
  portal: PortalAddresses,
): string[] {
  const { to } = orderEmails[template];
  const known: readonly Party[] = portal.isCustomerPortal ? ['customer'] : ['customer', 'company'];
  const parties = writesToFew(order) ? to.filter((party) => known.includes(party)) : to;
  return distinct(parties.flatMap((party) => addressesOf(party, order, portal)));
}

/** As `recipientsOf`, for an order about which they had mail before: none of them is a stranger. */
export const everyoneOf = (
  template: OrderEmailTemplate,
  order: BookedAddresses,
  portal: PortalAddresses,
): string[] => distinct(orderEmails[template].to.flatMap((party) => addressesOf(party, order, portal)));

function distinct(addresses: readonly string[]): string[] {
  const found = new Set(addresses.map((address) => address.trim().toLowerCase()));
  found.delete('');
  return [...found];
}

export const writesToFew = ({
  isPublic,
  termsAccepted,
}: Pick<OrderBooked, 'isPublic' | 'termsAccepted'>): boolean => isPublic && !termsAccepted;

/**
 * Whether it is a stranger's address that a visitor typed: neither the portal's nor the customer's, which is proven by then.
 */
export const isTypedAddress = (to: string, order: BookedAddresses, portal: PortalAddresses): boolean =>
  order.isPublic &&
  !(['customer', 'company'] as const)
    .flatMap((party) => addressesOf(party, order, portal))
    .some((address) => address.trim().toLowerCase() === to);

/** The company's own people, also where one of them is the customer of an order. */
export const isOfCompany = (to: string, { contactEmail, emails }: PortalAddresses): boolean =>
  distinct([contactEmail, ...emails.map(({ email }) => email)]).includes(to);

function addressesOf(
  party: Party,
  { customerEmail, agents }: Pick<BookedAddresses, 'customerEmail' | 'agents'>,
  portal: PortalAddresses,
): string[] {
  switch (party) {
    case 'customer':
      return [customerEmail];
    case 'company':
      return [portal.contactEmail, ...portal.emails.map(({ email }) => email)];
    case 'agents':
      return agents.map(({ email }) => email);
    case 'pickup':
      return [...agents.filter(({ pickup }) => pickup), ...portal.emails.filter((to) => to.emailPickUp)].map(
        ({ email }) => email,
      );
    case 'delivery':
      return [
        ...agents.filter(({ delivery }) => delivery),
        ...portal.emails.filter((to) => to.emailDelivery),
      ].map(({ email }) => email);
  }
}
