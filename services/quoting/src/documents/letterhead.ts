import type { PublicQuote } from '@overland/contracts';

export interface Letterhead {
  company: { name: string; logo: string | null } | null;
  /** The provider's brand, beside the company's or alone. */
  provider: string | null;
}

type Letter = Pick<PublicQuote, 'companyName' | 'companyLogo'> & {
  portal: Pick<PublicQuote['portal'], 'displayMCLogo'>;
};

/** Longer than that is no logo, and would be parsed for every page. */
const longestLogo = 1_400_000;

/** Whose page it is: the company's logo or name; with `displayMCLogo` the provider's too, and alone where there is no logo. */
export function letterhead({ companyName, companyLogo, portal }: Letter, brand: string): Letterhead {
  if (!portal.displayMCLogo) {
    return { company: { name: companyName, logo: embeddableLogo(companyLogo) }, provider: null };
  }
  if (!companyLogo) return { company: null, provider: brand };
  return { company: { name: companyName, logo: embeddableLogo(companyLogo) }, provider: brand };
}

/**
 * The logo where it is the image itself; nothing is fetched for a page, so that of an address only the name is left.
 * Pixels only: an SVG is a document of its own.
 */
function embeddableLogo(logo: string | null): string | null {
  if (!logo || logo.length > longestLogo) return null;
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo) ? logo : null;
}
