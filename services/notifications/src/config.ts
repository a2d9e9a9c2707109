import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';
import { knownPushHosts } from './push/push-address.js';

/** A site's address without the slash at its end. Emails link to this site only. */
const site = z.pipe(
  z.url(),
  z.transform((address) => address.replace(/\/+$/, '')),
);

export const notificationsConfig = () =>
  loadConfig(
    z.object({
      SMTP_URL: z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
      /** Decrypts the codes and reset tokens that identity sealed. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
      STAFF_SITE_URL: site,
      PUBLIC_SITE_URL: site,
      MAIL_FROM: z._default(z.email(), 'no-reply@overland.example'),
      /** Texts go as emails to the number at this domain (docs/adr/0017-texts-by-email.md). */
      SMS_GATEWAY_DOMAIN: z._default(z.string(), 'sms.overland.example'),
      BRAND_NAME: z._default(z.string(), 'Overland'),
      /** The provider's. Answers to emails that belong to no portal go to the latter. */
      SUPPORT_PHONE: z._default(z.string(), '(555) 010-0199'),
      SUPPORT_EMAIL: z._default(z.email(), 'support@overland.example'),
      RECRUITING_EMAIL: z._default(z.email(), 'carriers@overland.example'),
      /** Signs messages to customers' devices. Without it none are offered (docs/adr/0020-web-push.md). */
      VAPID_PRIVATE_KEY: z.optional(z.string()),
      /** The push services that may be called. */
      PUSH_HOSTS: z.pipe(
        z._default(z.string(), knownPushHosts),
        z.transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
      ),
    }),
  );

export type NotificationsConfig = ReturnType<typeof notificationsConfig>;
export const NOTIFICATIONS_CONFIG = Symbol('NotificationsConfig');
