import type { PortalRecord } from '@overland/contracts';

interface Company {
  name: string;
  logo: string | null;
}

/** In whose name an email is written. */
export interface Sender {
  /** Whose letter it is, where it is not the provider's own. */
  company: Company | null;
  /** The provider's name, beside the company's or alone; null where only the company is named. */
  provider: string | null;
  /** Who signs: the name in the From line. */
  name: string;
  /** Where answers go. */
  replyTo: string;
}

type Portal = Pick<
  PortalRecord,
  'companyName' | 'companyLogo' | 'isCustomerPortal' | 'displayMCLogo' | 'contactEmail'
>;

/**
 * A company's emails carry its name and logo, and answers go to its contact (docs/product/emails.md). With
 * `displayMCLogo` the provider is named, too, and alone where the company has no logo.
 */
export function senderOf(portal: Portal | null, provider: { name: string; email: string }): Sender {
  const own = { company: null, provider: provider.name, name: provider.name, replyTo: provider.email };
  if (!portal || portal.isCustomerPortal) return own;
  const replyTo = portal.contactEmail || provider.email;
  if (portal.displayMCLogo && !portal.companyLogo) return { ...own, replyTo };
  return {
    company: { name: portal.companyName, logo: portal.companyLogo },
    provider: portal.displayMCLogo ? provider.name : null,
    name: portal.companyName,
    replyTo,
  };
}
