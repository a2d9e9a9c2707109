import type { PortalRecord } from './portal.js';

interface Contact {
  email: string;
  phone: string;
}

/**
 * Who thanks a customer, is paid and signs: the company of the quote or order, or the provider for its own customers. Logos alone
 * follow `displayMCLogo` (`shown-companies.ts`).
 */
export const sellerName = (
  { isCustomerPortal, companyName }: Pick<PortalRecord, 'isCustomerPortal' | 'companyName'>,
  provider: string,
): string => (isCustomerPortal ? provider : companyName);

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
