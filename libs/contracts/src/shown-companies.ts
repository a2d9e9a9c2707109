import type { PortalRecord } from './portal.js';

export interface ShownCompanies {
  company: { name: string; logo: string | null } | null;
  /** The provider's name, beside the company's or alone; null where only the company is shown. */
  provider: string | null;
}

/**
 * Whose name and logo the emails and documents of a portal carry: the company's; with `displayMCLogo` the provider's beside
 * it, and alone where the company has no logo. The provider's own customers see the provider.
 */
export function shownCompanies(
  portal: Pick<PortalRecord, 'companyName' | 'companyLogo' | 'displayMCLogo' | 'isCustomerPortal'>,
  provider: string,
): ShownCompanies {
  const company = { name: portal.companyName, logo: portal.companyLogo };
  if (portal.isCustomerPortal) return { company: null, provider };
  if (!portal.displayMCLogo) return { company, provider: null };
  return { company: portal.companyLogo ? company : null, provider };
}
