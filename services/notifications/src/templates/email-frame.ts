import type { PortalRecord } from '@overland/contracts';
import { language } from '@overland/i18n';
import type { NotificationsConfig } from '../config.js';
import { type Sender, senderOf } from '../rules/sender.js';
import { logoAddress } from './logo-address.js';

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
