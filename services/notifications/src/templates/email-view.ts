import { messages, type PortalRecord, type SdStatus, transportChoices } from '@overland/contracts';
import { formatDaysInFull } from '@overland/contracts/format';
import { language, translate } from '@overland/i18n';
import {
  orderLinkKeyFrom,
  scheduleLinkKeyFrom,
  signOrderLink,
  signScheduleLink,
  signSurveyLink,
  surveyLinkKeyFrom,
} from '@overland/service-kit';
import type { NotificationsConfig } from '../config.js';
import type {
  AccountFacts,
  CarrierFacts,
  DriverTextFacts,
  OrderFacts,
  ReportFacts,
  SignInFacts,
} from '../emails/email-facts.js';
import { secondStepTexts } from '../rules/emails-for-sign-in.js';
import { isCustomer } from '../rules/reader-language.js';
import { answerTexts } from '../rules/request-answer.js';
import { type Sender, senderOf } from '../rules/sender.js';
import { logoAddress } from './logo-address.js';
import { inOneLine } from './one-line.js';

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

interface DriverText {
  facts: DriverTextFacts;
  /** The decrypted token. */
  secret: string;
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

interface SignInEmail {
  subject: string;
  facts: SignInFacts | AccountFacts;
  /** '' where the email carries none. */
  secret: string;
  config: NotificationsConfig;
}

/** The values for order templates. Links are built from the configured sites and ids alone. */
export function orderView({ subject, order, to, portal, config }: OrderEmail) {
  const { STAFF_SITE_URL, PUBLIC_SITE_URL } = config;
  const toCustomer = isCustomer(order, to);
  return inOneLine({
    ...frameView({ subject, sender: senderOf(portal, providerOf(config)), config }),
    order,
    toCustomer,
    waitsForCarrier: beforeCarrier.includes(order.sdStatus ?? 'new'),
    rushFee: order.rushFee ?? 0,
    canceled: order.canceled ?? null,
    hasChanged: order.hasChanged ?? false,
    isLinkAsked: order.isLinkAsked ?? false,
    hasAccepted: order.hasAccepted ?? false,
    answered: order.answered ? answerTexts(order.answered, order.customerFullName) : null,
    messageLines: linesOf(order.message ?? ''),
    // Only a public booking is held until it is paid; a company's COD order proceeds.
    waitsForPayment: order.isPublic && order.isPaymentDue,
    publicPaymentTerms: translate(messages.publicPayment),
    transport: translate(transportChoices[order.transportType]),
    agents: order.agents.filter(({ name }) => name !== ''),
    portalName: portal?.companyName ?? '',
    statusLink: toCustomer ? statusLinkOf(order, config) : '',
    surveyLink: toCustomer ? surveyLinkOf(order, config) : '',
    termsLink: publicPage(`/terms/${order.orderId}/${order.uniqueId}`, config),
    termsPdfLink: `${PUBLIC_SITE_URL}/api/terms/${order.orderId}/${order.uniqueId}/pdf`,
    orderLink: `${STAFF_SITE_URL}/order/${order.orderId}`,
  });
}

/** The customer's own page of the order; the same in all emails, as long as the customer's address is. */
function statusLinkOf({ orderId, customerEmail, bookedAt }: OrderFacts, config: NotificationsConfig): string {
  const key = orderLinkKeyFrom(config.MAIL_SEAL_KEY);
  const token = signOrderLink(key, { orderId, customerEmail, issuedAt: new Date(bookedAt) });
  return publicPage(`/order-status/${token}`, config);
}

function surveyLinkOf({ orderId }: OrderFacts, config: NotificationsConfig): string {
  const token = signSurveyLink(surveyLinkKeyFrom(config.MAIL_SEAL_KEY), orderId);
  return publicPage(`/customer-survey/${token}`, config);
}

/** A page of the public site in the language of the email; English is the language of an address without one. */
function publicPage(path: string, { PUBLIC_SITE_URL }: NotificationsConfig): string {
  return `${PUBLIC_SITE_URL}${path}${language() === 'en' ? '' : `?lang=${language()}`}`;
}

/** A message keeps its lines; each is one line of visible text. */
const linesOf = (message: string): string[] => (message === '' ? [] : message.split(/\r\n|\r|\n/));

/** The values for sign-in templates; `secret` is the decrypted code or token. */
export function signInView({ subject, facts, secret, config }: SignInEmail) {
  return inOneLine({
    ...frameView({ subject, sender: senderOf(null, providerOf(config)), config }),
    firstName: facts.firstName,
    companyName: 'companyName' in facts ? (facts.companyName ?? '') : '',
    secondStepText: secondStepTextOf(facts),
    accountLink: `${config.STAFF_SITE_URL}/forgot-password`,
    code: secret,
    resetLink: `${config.STAFF_SITE_URL}/reset-password/${encodeURIComponent(secret)}`,
    invitationLink: `${config.STAFF_SITE_URL}/reset-password/${encodeURIComponent(secret)}?invited`,
  });
}

function secondStepTextOf(facts: SignInFacts | AccountFacts): string {
  const change = 'secondStepChange' in facts ? facts.secondStepChange : undefined;
  return change ? secondStepTexts[change] : '';
}

interface CarrierEmail {
  subject: string;
  facts: CarrierFacts;
  /** The address that this copy goes to. */
  to: string;
  config: NotificationsConfig;
}

/** The values for the application of a carrier. Who recruits answers the applicant. */
export function carrierView({ subject, facts: { carrier }, to, config }: CarrierEmail) {
  const toApplicant = to === carrier.email;
  const { sender, ...frame } = frameView({ subject, sender: senderOf(null, providerOf(config)), config });
  const replyTo = toApplicant ? config.RECRUITING_EMAIL : carrier.email;
  return inOneLine({ ...frame, sender: { ...sender, replyTo }, carrier, toApplicant });
}

interface ReportEmail {
  subject: string;
  facts: ReportFacts;
  config: NotificationsConfig;
}

/** The values for a scheduled report. */
export function reportView({ subject, facts, config }: ReportEmail) {
  const { STAFF_SITE_URL, PUBLIC_SITE_URL, MAIL_SEAL_KEY } = config;
  const { firstName, title, every, from, to, scheduleId } = facts;
  const token = signScheduleLink(scheduleLinkKeyFrom(MAIL_SEAL_KEY), scheduleId);
  return inOneLine({
    ...frameView({ subject, sender: senderOf(null, providerOf(config)), config }),
    firstName,
    title,
    days: formatDaysInFull({ start: from, end: to }),
    often: every === 'weekly' ? 'every week' : 'every month',
    reportsLink: `${STAFF_SITE_URL}/reports`,
    unsubscribeLink: `${PUBLIC_SITE_URL}/unsubscribe/${token}`,
    unsubscribeAddress: `${PUBLIC_SITE_URL}/api/report-schedules/unsubscribe/${token}`,
  });
}

/** With a site and an order number of usual length the text fits into one message of 160 characters. */
const longestAsker = 28;

/** The values for the text to a driver. */
export function driverTextView({ facts, secret, portal, config }: DriverText) {
  const sender = senderOf(portal, providerOf(config));
  return inOneLine({
    asker: sender.name.slice(0, longestAsker).trimEnd(),
    replyTo: sender.replyTo,
    uniqueId: facts.uniqueId,
    link: `${config.PUBLIC_SITE_URL}/driver-location/${encodeURIComponent(secret)}`,
  });
}

export type DriverTextView = ReturnType<typeof driverTextView>;
export type EmailView =
  | ReturnType<typeof orderView>
  | ReturnType<typeof signInView>
  | ReturnType<typeof carrierView>
  | ReturnType<typeof reportView>;

interface Frame {
  subject: string;
  sender: Sender;
  config: NotificationsConfig;
}

function frameView({ subject, sender, config }: Frame) {
  const { company, ...named } = sender;
  return {
    subject,
    language: language(),
    sender: {
      ...named,
      company: company && { ...company, logo: logoAddress(company.logo, config.PUBLIC_SITE_URL) },
    },
  };
}

function providerOf({ BRAND_NAME, SUPPORT_EMAIL, SUPPORT_PHONE }: NotificationsConfig) {
  return { name: BRAND_NAME, email: SUPPORT_EMAIL, phone: SUPPORT_PHONE };
}
