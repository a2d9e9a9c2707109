import { type OrderBooked, type PortalRecord, transportChoices } from '@overland/contracts';
import type { NotificationsConfig } from '../config.js';
import type { SignInFacts } from '../emails/stored-email.js';
import { inOneLine } from './formatters.js';

interface OrderMail {
  subject: string;
  order: OrderBooked;
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

interface SignInMail {
  subject: string;
  facts: SignInFacts;
  secret: string;
  config: NotificationsConfig;
}

/** What the templates of an order may say. Links are made of the configured sites and ids alone. */
export function orderView({ subject, order, portal, config }: OrderMail) {
  const { STAFF_SITE_URL, PUBLIC_SITE_URL } = config;
  return inOneLine({
    ...brandView(subject, config),
    order,
    // Only a public booking is held until it is paid; a company's COD order goes ahead.
    waitsForPayment: order.isPublic && order.isPaymentDue,
    transport: transportChoices[order.transportType],
    agents: order.agents.filter(({ name }) => name !== ''),
    portal: portal
      ? { name: portal.companyName, logo: logoAddress(portal.companyLogo, STAFF_SITE_URL) }
      : null,
    termsLink: `${PUBLIC_SITE_URL}/terms/${order.orderId}/${order.uniqueId}`,
    orderLink: `${STAFF_SITE_URL}/order/${order.orderId}`,
  });
}

/** What the templates of signing in may say; `secret` is the code or the token in the clear. */
export function signInView({ subject, facts, secret, config }: SignInMail) {
  return inOneLine({
    ...brandView(subject, config),
    portal: null,
    firstName: facts.firstName,
    code: secret,
    resetLink: `${config.STAFF_SITE_URL}/reset-password/${encodeURIComponent(secret)}`,
  });
}

export type MailView = ReturnType<typeof orderView> | ReturnType<typeof signInView>;

function brandView(subject: string, config: NotificationsConfig) {
  return {
    subject,
    brand: config.BRAND_NAME,
    supportPhone: config.SUPPORT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
  };
}

/** Where the logo can be loaded from, over https or from our own site; otherwise the name stands alone. */
function logoAddress(logo: string | null, siteUrl: string): string | null {
  if (!logo) return null;
  if (/^\/(?!\/)/.test(logo)) return `${siteUrl}${logo}`;
  return logo.startsWith('https://') || logo.startsWith(`${siteUrl}/`) ? logo : null;
}
