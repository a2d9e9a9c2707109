import type { EmailAudience, EmailParty, EmailTemplateName, OrderBooked } from '@overland/contracts';
import type { PlannedEmail } from './planned-email.js';
import { isCustomer } from './reader-language.js';

/** The role in which somebody other than the customer gets an email. */
export const partyOf: Partial<Record<EmailTemplateName, EmailParty>> = {
  'Order Client': 'company',
  'Order Agent': 'agent',
  'Order OA': 'pickup',
  'Pickup Confirmation': 'pickup',
  'Delivery Confirmation': 'delivery',
};

/** Who gets these emails, each address once. */
export function audienceOf(
  emails: readonly PlannedEmail[],
  order: OrderBooked,
): Pick<EmailAudience, 'recipients'> {
  const parties = new Map<string, EmailParty>();
  for (const { template, to } of emails) {
    const party = isCustomer(order, to) ? 'customer' : partyOf[template];
    if (party && !parties.has(to)) parties.set(to, party);
  }
  return { recipients: [...parties].map(([address, party]) => ({ party, address })) };
}
