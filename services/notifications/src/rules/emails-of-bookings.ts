import type { BookingEmails, OrderBooked } from '@overland/contracts';
import { partyOf } from './audience.js';
import { emailsForBooking } from './emails-for-booking.js';
import { isCustomer } from './reader-language.js';
import type { PortalAddresses } from './recipients.js';

type Booked = Pick<OrderBooked, 'customerEmail' | 'isPaymentDue'>;

/** The emails of orders that staff are about to book, which name no agents: how many each address gets. */
export function emailsOfBookings(orders: readonly Booked[], portal: PortalAddresses): BookingEmails {
  const found = new Map<string, BookingEmails['recipients'][number]>();
  const plans = orders.map((order) => ({
    order,
    emails: emailsForBooking({ ...order, ...byStaff }, portal),
  }));
  for (const { order, emails } of plans) {
    for (const { template, to: address } of emails) {
      const party = isCustomer(order, address) ? 'customer' : (partyOf[template] ?? 'company');
      const before = found.get(address) ?? { party, address, emails: 0 };
      found.set(address, { ...before, emails: before.emails + 1 });
    }
  }
  const recipients = [...found.values()];
  return { emails: recipients.reduce((sum, { emails }) => sum + emails, 0), recipients };
}

const byStaff = { agents: [], isPublic: false, termsAccepted: false };
