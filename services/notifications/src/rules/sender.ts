import { contactOf, type PortalRecord, sellerName, shownCompanies } from '@overland/contracts';
import { accentColors, providerColors } from '@overland/contracts/accent';

interface Company {
  name: string;
  logo: string | null;
}

export interface Sender {
  /** The company that writes; null if it is the provider. */
  company: Company | null;
  /** The provider's name, beside the company's or alone; null if only the company is named. */
  provider: string | null;
  /** Who thanks, is paid and signs, whatever logo is shown. */
  name: string;
  replyTo: string;
  phone: string;
  /** Of buttons and signs, in both color schemes. */
  colors: ReturnType<typeof accentColors>;
}

interface Provider {
  name: string;
  email: string;
  phone: string;
}

/** A company's emails have its name, logo and color, and answers go to it (docs/product/emails.md). */
export function senderOf(portal: PortalRecord | null, provider: Provider): Sender {
  const own = {
    company: null,
    provider: provider.name,
    name: provider.name,
    replyTo: provider.email,
    phone: provider.phone,
    colors: providerColors,
  };
  if (!portal || portal.isCustomerPortal) return own;
  // The same as on pages and in PDFs.
  const { email: replyTo, phone } = contactOf(portal, provider);
  const look = { replyTo, phone, colors: accentColors(portal.accentColor) };
  return {
    ...shownCompanies(portal, provider.name),
    name: sellerName(portal, provider.name),
    ...look,
  };
}
