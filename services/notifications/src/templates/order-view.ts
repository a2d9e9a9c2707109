import { firstName, type OrderEmailTemplate, type PortalRecord, transportChoices } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { t, translate } from '@overland/i18n';
import { linkKeyFrom, signIdLink, signOrderLink } from '@overland/service-kit';
import type { NotificationsConfig } from '../config.js';
import type { OrderFacts } from '../letters/email-facts.js';
import type { Reading } from '../letters/letter.js';
import { orderLetter } from '../letters/order-letter.js';
import { isProven } from '../letters/order-states.js';
import { isCustomer } from '../rules/reader-language.js';
import { isOfCompany } from '../rules/recipients.js';
import { frameView, senderFor } from './email-frame.js';
import { inOneLine } from './one-line.js';
import { publicPage } from './public-page.js';
import { stopDays } from './stop-days.js';
import { timeZoneOf } from './time-zone.js';

interface OrderEmail {
  template: OrderEmailTemplate;
  subject: string;
  order: OrderFacts;
  to: string;
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

/** Values for an order's email. Links are built only from the configured sites and ids. */
export function orderView({ template, subject, order, to, portal, config }: OrderEmail) {
  const toCustomer = isCustomer(order, to);
  // To its own people the provider writes, whom they call with questions.
  const isOwn = portal !== null && !toCustomer && isOfCompany(to, portal);
  const frame = frameView({ subject, portal: isOwn ? null : portal, config });
  const days = stopDays(order, portal);
  const timeZone = timeZoneOf(portal);
  const reading: Reading = {
    order,
    toCustomer,
    sender: senderFor(portal, config),
    company: portal?.companyName ?? '',
    timeZone,
    today: todayIn(timeZone, new Date()),
    links: linksOf(order, { toCustomer, config }),
  };
  return inOneLine({
    ...frame,
    order: { pickupText: order.pickupText, deliveryText: order.deliveryText, miles: order.miles },
    signLabel: t('ORDER: #{number}', { number: String(order.uniqueId) }),
    greeting: greetingOf(order, { to, toCustomer }),
    letter: orderLetter(template, reading),
    stops: [
      { ...days.pickup, place: isProven(order) ? order.pickupAddress : order.pickupTown || order.pickupText },
      {
        ...days.delivery,
        place: isProven(order) ? order.deliveryAddress : order.deliveryTown || order.deliveryText,
      },
    ],
    facts: [
      { label: t('Customer'), value: isProven(order) ? order.customerFullName : '' },
      { label: t('Transport'), value: translate(transportChoices[order.transportType]) },
    ].filter(({ value }) => value !== ''),
    vehicles: order.vehicles,
    rushFee: order.rushFee,
    price: order.price,
    messageLines: linesOf(order.message ?? ''),
  });
}

function greetingOf(order: OrderFacts, { to, toCustomer }: { to: string; toCustomer: boolean }): string {
  const agent = order.agents.find(({ email }) => email.trim().toLowerCase() === to);
  const name = toCustomer ? (isProven(order) ? order.customerFullName : '') : (agent?.name ?? '');
  return name === '' ? t('Hello,') : t('Hello {name},', { name: firstName(name) });
}

function linksOf(
  order: OrderFacts,
  { toCustomer, config }: { toCustomer: boolean; config: NotificationsConfig },
): Reading['links'] {
  const { STAFF_SITE_URL, PUBLIC_SITE_URL } = config;
  return {
    status: toCustomer ? publicPage(`/order-status/${mailedToken(order, config)}`, config) : '',
    survey: toCustomer ? surveyLinkOf(order, config) : '',
    terms: toCustomer ? termsLinkOf(order, config) : '',
    termsPdf: `${PUBLIC_SITE_URL}/api/terms/${order.orderId}/${order.uniqueId}/pdf`,
    order: `${STAFF_SITE_URL}/order/${order.orderId}`,
  };
}

const termsLinkOf = (order: OrderFacts, config: NotificationsConfig): string =>
  publicPage(`/terms/${order.orderId}/${order.uniqueId}/${mailedToken(order, config)}`, config);

/**
 * The token that opens the customer's page and accepts the terms. It proves the mailbox, so only emails to the customer have
 * it. It stays the same as long as the customer's address does.
 */
function mailedToken({ orderId, customerEmail, bookedAt }: OrderFacts, config: NotificationsConfig): string {
  const key = linkKeyFrom(config.MAIL_SEAL_KEY, 'orders');
  return signOrderLink(key, { kind: 'mailed', orderId, customerEmail, issuedAt: new Date(bookedAt) });
}

function surveyLinkOf({ orderId }: OrderFacts, config: NotificationsConfig): string {
  const token = signIdLink(linkKeyFrom(config.MAIL_SEAL_KEY, 'surveys'), orderId);
  return publicPage(`/customer-survey/${token}`, config);
}

/** A message keeps its lines; each is one line of visible text. */
const linesOf = (message: string): string[] => (message === '' ? [] : message.split(/\r\n|\r|\n/));
