import { type PortalRecord, type SdStatus, transportChoices } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { orderLinkKeyFrom, signOrderLink, signSurveyLink, surveyLinkKeyFrom } from '@overland/service-kit';
import type { NotificationsConfig } from '../config.js';
import type { OrderFacts } from '../emails/email-facts.js';
import { isCustomer } from '../rules/reader-language.js';
import { writesToCustomerAlone } from '../rules/recipients.js';
import { answerTexts } from '../rules/request-answer.js';
import { frameView } from './email-frame.js';
import { inOneLine } from './one-line.js';
import { paymentView } from './payment-view.js';
import { publicPage } from './public-page.js';
import { stopDays } from './stop-days.js';

const beforeCarrier: readonly SdStatus[] = [
  'new',
  'on_hold',
  'posted',
  'posted_to_loadboard',
  'requests',
  'pending',
  'declined',
];

interface OrderEmail {
  subject: string;
  order: OrderFacts;
  /** The address that this copy goes to. */
  to: string;
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

/** The values for order templates. Links are built from the configured sites and ids alone. */
export function orderView({ subject, order: facts, to, portal, config }: OrderEmail) {
  const order = withoutTypedText(facts);
  const { STAFF_SITE_URL, PUBLIC_SITE_URL } = config;
  const toCustomer = isCustomer(order, to);
  const frame = frameView({ subject, portal, config });
  const { sdStatus: state = 'new', isHeld = false } = order;
  return inOneLine({
    ...frame,
    order,
    signLabel: t('ORDER: #{number}', { number: String(order.uniqueId) }),
    toCustomer,
    greeting:
      order.customerFullName === '' ? t('Hello,') : t('Hello {name},', { name: order.customerFullName }),
    hasDriver: state === 'accepted',
    isPickedUp: state === 'picked_up',
    payment: paymentView(order, frame.sender, portal),
    days: stopDays(order, portal),
    isHeld,
    looksForCarrier: !isHeld && beforeCarrier.includes(state),
    rushFee: order.rushFee ?? 0,
    canceled: order.canceled ?? null,
    hasChanged: order.hasChanged ?? false,
    isLinkAsked: order.isLinkAsked ?? false,
    hasAccepted: order.hasAccepted ?? false,
    answered: order.answered ? answerTexts(order.answered) : null,
    messageLines: linesOf(order.message ?? ''),
    transport: translate(transportChoices[order.transportType]),
    agents: order.agents.filter(({ name }) => name !== ''),
    portalName: portal?.companyName ?? '',
    statusLink: toCustomer ? publicPage(`/order-status/${mailedToken(order, config)}`, config) : '',
    surveyLink: toCustomer ? surveyLinkOf(order, config) : '',
    termsLink: toCustomer ? termsLinkOf(order, config) : '',
    termsPdfLink: `${PUBLIC_SITE_URL}/api/terms/${order.orderId}/${order.uniqueId}/pdf`,
    orderLink: `${STAFF_SITE_URL}/order/${order.orderId}`,
  });
}

/** Of a public booking nothing that a visitor typed stands in an email to anybody until its terms are accepted. */
function withoutTypedText(order: OrderFacts): OrderFacts {
  if (!writesToCustomerAlone({ ...order, termsAccepted: order.termsAccepted ?? false })) return order;
  return {
    ...order,
    customerFullName: '',
    pickupAddress: order.pickupTown || order.pickupText,
    deliveryAddress: order.deliveryTown || order.deliveryText,
    agents: [],
  };
}

const termsLinkOf = (order: OrderFacts, config: NotificationsConfig): string =>
  publicPage(`/terms/${order.orderId}/${order.uniqueId}/${mailedToken(order, config)}`, config);

/**
 * Opens the customer's own page and accepts the terms, as it proves the mailbox: it is for emails to the customer alone.
 * The same in all of them, as long as the customer's address is.
 */
function mailedToken({ orderId, customerEmail, bookedAt }: OrderFacts, config: NotificationsConfig): string {
  const key = orderLinkKeyFrom(config.MAIL_SEAL_KEY);
  return signOrderLink(key, { kind: 'mailed', orderId, customerEmail, issuedAt: new Date(bookedAt) });
}

function surveyLinkOf({ orderId }: OrderFacts, config: NotificationsConfig): string {
  const token = signSurveyLink(surveyLinkKeyFrom(config.MAIL_SEAL_KEY), orderId);
  return publicPage(`/customer-survey/${token}`, config);
}

/** A message keeps its lines; each is one line of visible text. */
const linesOf = (message: string): string[] => (message === '' ? [] : message.split(/\r\n|\r|\n/));
