import { findLogoFile } from '@overland/contracts';

/** Anything longer is no logo, and would be sent with every email. */
const longestLogo = 1_400_000;

/**
 * The source of the logo's image: an uploaded one on our own site, or a data URL with pixels only, as an SVG may contain
 * scripts; null for anything else, so that only the name is shown.
 */
export function logoAddress(logo: string | null, siteUrl: string): string | null {
  if (!logo || logo.length > longestLogo) return null;
  if (findLogoFile(logo) !== null) return `${siteUrl}${logo}`;
  // Without its padding, which HTML would escape.
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo)
    ? (logo.split('=')[0] ?? null)
    : null;
}
