import {
  brandName,
  mailAddress,
  mailSealKey,
  publicSite,
  staffSite,
  supportEmail,
  supportPhone,
  variables,
  type Weakness,
  weaknessOfDomain,
  weaknessOfPasswordIn,
} from '@overland/service-kit';
import * as z from 'zod/mini';
import { knownPushHosts } from './push/push-address.js';
import { Vapid } from './push/vapid.js';

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];
const mailPorts = ['', '25', '465', '587'];

/** That of docker-compose.yml, or of `npm start`, whose port can be chosen. */
const isInbox = ({ hostname, port }: URL) =>
  hostname === 'mailpit' || (ownMachine.includes(hostname) && !mailPorts.includes(port));

function weaknessOfMailServer(address: string): Weakness {
  if (!URL.canParse(address) || new URL(address).hostname === '') return 'is not an address';
  if (isInbox(new URL(address)))
    return 'is an inbox for trials, from which no email leaves: name your mail server';
  return weaknessOfPasswordIn(address);
}

function weaknessOfPushKey(secret: string): Weakness {
  try {
    new Vapid(secret);
    return null;
  } catch {
    return 'is not a private key of P-256: give 32 random bytes in hex or base64url';
  }
}

export const NotificationsConfig = z.object({
  SMTP_URL: z
    .string()
    .check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))
    .register(variables, {
      what: 'The mail server, with user and password where it wants them.',
      weaknessOf: weaknessOfMailServer,
    }),
  // Decrypts the codes and reset tokens that identity encrypted.
  MAIL_SEAL_KEY: mailSealKey(),
  // Emails link to these sites only.
  STAFF_SITE_URL: staffSite(),
  PUBLIC_SITE_URL: publicSite(),
  MAIL_FROM: z._default(mailAddress('The sender of emails.'), 'no-reply@overland.example'),
  // docs/adr/0017-texts-by-email.md
  SMS_GATEWAY_DOMAIN: z._default(z.string(), 'sms.overland.example').register(variables, {
    what: 'Texts to drivers go to `<number>@` this domain: the email gateway of an SMS provider.',
    weaknessOf: weaknessOfDomain,
  }),
  BRAND_NAME: brandName(),
  SUPPORT_PHONE: supportPhone(),
  SUPPORT_EMAIL: supportEmail(),
  RECRUITING_EMAIL: z._default(
    mailAddress('Where applications of carriers go.'),
    'carriers@overland.example',
  ),
  // docs/adr/0020-web-push.md
  VAPID_PRIVATE_KEY: z.optional(z.string()).register(variables, {
    what:
      'Signs messages to customers’ devices (web push): 32 random bytes, hex or base64url. Without it none are offered; ' +
      'if it changes, all devices must be added again.',
    isSecret: true,
    weaknessOf: (secret) => (secret === undefined ? null : weaknessOfPushKey(secret)),
  }),
  PUSH_HOSTS: z
    .pipe(
      z._default(z.string(), knownPushHosts),
      z.transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
    )
    .register(variables, { what: 'The push services that may be called, separated by commas.' }),
});
export type NotificationsConfig = z.output<typeof NotificationsConfig>;

export const NOTIFICATIONS_CONFIG = Symbol('NotificationsConfig');
