import { contactOf, type PortalRecord, sellerName, shownCompanies } from '@overland/contracts';
import { type AccentColors, accentColors } from '@overland/contracts/accent';
import type { DocumentsConfig } from './documents-config.js';

export interface Letterhead {
  company: { name: string; logo: string | null } | null;
  /** The provider's brand, beside the company's or alone. */
  provider: string | null;
  /** Whom a customer pays. */
  seller: string;
  /** Whom a customer calls. */
  phone: string;
  /** Of the sign and what is chosen. */
  colors: Pick<AccentColors, 'sign' | 'signInk' | 'tint'>;
}

export type LetterheadPortal = Pick<
  PortalRecord,
  | 'companyName'
  | 'companyLogo'
  | 'accentColor'
  | 'replyToEmail'
  | 'supportPhone'
  | 'displayMCLogo'
  | 'isCustomerPortal'
  | 'contactEmail'
  | 'contactPhone'
  | 'companyPhone'
>;

interface Means {
  config: DocumentsConfig;
  /** The portal's logo as a `data:` address; null where it has none, or it cannot be had now. */
  logo: string | null;
}

/** Characters; anything longer is not a logo, and would be parsed for every page. */
const longestLogo = 1_400_000;

/** Whose page it is, in whose color, and whom to call. */
export function letterhead(portal: LetterheadPortal, { config, logo }: Means): Letterhead {
  const { phone } = contactOf(portal, { email: '', phone: config.SUPPORT_PHONE });
  const { company, provider } = shownCompanies(portal, config.BRAND_NAME);
  return {
    company: company && { ...company, logo: embeddableLogo(logo) },
    provider,
    seller: sellerName(portal, config.BRAND_NAME),
    phone,
    colors: accentColors(portal.isCustomerPortal ? '' : portal.accentColor).light,
  };
}

/**
 * The logo where it is a `data:` image. Nothing is fetched for a page: with an address the company's name is shown.
 * Bitmaps only, as an SVG can contain scripts and links.
 */
function embeddableLogo(logo: string | null): string | null {
  if (!logo || logo.length > longestLogo) return null;
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo) ? logo : null;
}
