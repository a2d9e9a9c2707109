import type { BookingEmails, OrderBooked } from '@overland/contracts';
import { partyOf } from './audience.js';
import { emailsForBooking } from './emails-for-booking.js';
import { isCustomer } from './reader-language.js';
import type { BookedAddresses, PortalAddresses } from './recipients.js';

type Booked = Pick<OrderBooked, 'isPaymentDue'> & Pick<BookedAddresses, 'customerEmail' | 'agents'>;
type Recipient = Required<BookingEmails['recipients'][number]>;

/** The emails of orders that staff are about to book: how many each address gets, and of what. */
export function emailsOfBookings(orders: readonly Booked[], portal: PortalAddresses): BookingEmails {
  const found = new Map<string, Recipient>();
  for (const order of orders) {
    for (const { template, to: address } of emailsForBooking({ ...order, ...byStaff }, portal)) {
      const party = isCustomer(order, address) ? 'customer' : (partyOf[template] ?? 'company');
      const { emails, templates, ...who } = found.get(address) ?? {
        party,
        address,
        emails: 0,
        templates: [],
      };
      found.set(address, { ...who, emails: emails + 1, templates: [...new Set([...templates, template])] });
    }
  }
  const recipients = [...found.values()];
  return { emails: recipients.reduce((sum, { emails }) => sum + emails, 0), recipients };
}

const byStaff = { isPublic: false, termsAccepted: false };
