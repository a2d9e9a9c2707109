import type { PortalRecord } from './portal.js';

interface Contact {
  email: string;
  phone: string;
}

/** Whom a customer asks: the company, or the provider for its own customers. */
export function contactOf(
  portal: Pick<
    PortalRecord,
    'isCustomerPortal' | 'replyToEmail' | 'supportPhone' | 'contactEmail' | 'contactPhone' | 'companyPhone'
  >,
  provider: Contact,
): Contact {
  if (portal.isCustomerPortal) return provider;
  return {
    email: portal.replyToEmail || portal.contactEmail || provider.email,
    phone: portal.supportPhone || portal.contactPhone || portal.companyPhone || provider.phone,
  };
}
