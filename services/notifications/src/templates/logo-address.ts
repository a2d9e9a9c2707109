/** A longer one is no logo, and would be sent with every email. */
const longestLogo = 1_400_000;

/**
 * The source of a logo's image: the image itself (pixels only: an SVG may contain scripts), or an https URL or one of our
 * own site; null for anything else, where only the name is shown.
 */
export function logoAddress(logo: string | null, siteUrl: string): string | null {
  if (!logo || logo.length > longestLogo) return null;
  // Without its padding, which HTML would escape.
  if (/^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo))
    return logo.split('=')[0] ?? null;
  if (/^\/(?!\/)/.test(logo)) return `${siteUrl}${logo}`;
  return logo.startsWith('https://') || logo.startsWith(`${siteUrl}/`) ? logo : null;
}
