import type { EmailParty } from '@overland/contracts';

/** As what an address gets an email, as staff read it. */
export const partyNames: Record<EmailParty, string> = {
  customer: 'customer',
  company: 'company',
  agent: 'agent',
  pickup: 'logistics, pickup',
  delivery: 'logistics, delivery',
};
