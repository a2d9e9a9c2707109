import { findLogoFile, type PortalRecord } from '@overland/contracts';
import { language } from '@overland/i18n';
import type { NotificationsConfig } from '../config.js';
import { type Sender, senderOf } from '../rules/sender.js';

interface Frame {
  subject: string;
  /** Null if the provider writes. */
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

export function frameView({ subject, portal, config }: Frame) {
  const { company, ...named } = senderFor(portal, config);
  return {
    subject,
    language: language(),
    sender: {
      ...named,
      // The provider's sign, if no company writes.
      mark: `${config.PUBLIC_SITE_URL}/icon-192.png`,
      company: company && { ...company, logo: logoAddress(company.logo, config.PUBLIC_SITE_URL) },
    },
  };
}

/** The company that writes, or the configured provider. */
export function senderFor(
  portal: PortalRecord | null,
  { BRAND_NAME, SUPPORT_EMAIL, SUPPORT_PHONE }: NotificationsConfig,
): Sender {
  return senderOf(portal, { name: BRAND_NAME, email: SUPPORT_EMAIL, phone: SUPPORT_PHONE });
}

/** Anything longer is no logo, and would be sent with every email. */
const longestLogo = 1_400_000;

/**
 * The source of the logo's image: an uploaded one on our own site, or a data URL with pixels only, as an SVG may contain
 * scripts; null for anything else, so that only the name is shown.
 */
function logoAddress(logo: string | null, siteUrl: string): string | null {
  if (!logo || logo.length > longestLogo) return null;
  if (findLogoFile(logo) !== null) return `${siteUrl}${logo}`;
  // Without its padding, which HTML would escape.
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(logo)
    ? (logo.split('=')[0] ?? null)
    : null;
}
