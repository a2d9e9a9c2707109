import type { PortalRecord, SecondStepChange } from '@overland/contracts';
import { formatDaysInFull } from '@overland/contracts/format';
import { linkKeyFrom, signIdLink } from '@overland/service-kit';
import type { NotificationsConfig } from '../config.js';
import type {
  AccountFacts,
  CarrierFacts,
  DriverTextFacts,
  ReportFacts,
  SignInFacts,
} from '../letters/email-facts.js';
import { frameView, senderFor } from './email-frame.js';
import { inOneLine } from './one-line.js';
import type { orderView } from './order-view.js';
import type { quoteView } from './quote-view.js';

/** What has happened to the account. */
const secondStepTexts: Record<SecondStepChange, string> = {
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  authenticatorAdded: 'An authenticator app was added to your account',
  authenticatorRemoved: 'The authenticator app was removed from your account',
  recoveryCodesMade: 'New recovery codes were made for your account',
  reset: 'An administrator has removed the second steps of your account',
};

interface DriverText {
  facts: DriverTextFacts;
  secret: string;
  portal: PortalRecord | null;
  config: NotificationsConfig;
}

interface SignInEmail {
  subject: string;
  facts: SignInFacts | AccountFacts;
  /** '' if the email has none. */
  secret: string;
  config: NotificationsConfig;
}

/** Values for sign-in templates; `secret` is the decrypted code or token. */
export function signInView({ subject, facts, secret, config }: SignInEmail) {
  return inOneLine({
    ...frameView({ subject, portal: null, config }),
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
  to: string;
  config: NotificationsConfig;
}

/** Values for a carrier's application. The recruiter answers the applicant. */
export function carrierView({ subject, facts: { carrier }, to, config }: CarrierEmail) {
  const toApplicant = to === carrier.email;
  const { sender, ...frame } = frameView({ subject, portal: null, config });
  const replyTo = toApplicant ? config.RECRUITING_EMAIL : carrier.email;
  return inOneLine({ ...frame, sender: { ...sender, replyTo }, carrier, toApplicant });
}

interface ReportEmail {
  subject: string;
  facts: ReportFacts;
  config: NotificationsConfig;
}

const fileKinds = { 'application/pdf': 'PDF', 'text/csv': 'CSV' } as const;

export function reportView({ subject, facts, config }: ReportEmail) {
  const { STAFF_SITE_URL, PUBLIC_SITE_URL, MAIL_SEAL_KEY } = config;
  const { firstName, title, every, from, to, scheduleId, files } = facts;
  const token = signIdLink(linkKeyFrom(MAIL_SEAL_KEY, 'report schedules'), scheduleId);
  return inOneLine({
    ...frameView({ subject, portal: null, config }),
    firstName,
    title,
    days: formatDaysInFull({ start: from, end: to }),
    attached: files.map(({ kind }) => fileKinds[kind]).join(' and '),
    often: every === 'weekly' ? 'every week' : 'every month',
    reportsLink: `${STAFF_SITE_URL}/reports`,
    unsubscribeLink: `${PUBLIC_SITE_URL}/unsubscribe/${token}`,
    unsubscribeAddress: `${PUBLIC_SITE_URL}/api/report-schedules/unsubscribe/${token}`,
  });
}

/** With a site and an order number of usual length, the text then fits into one message of 160 characters. */
const longestAsker = 28;

export function driverTextView({ facts, secret, portal, config }: DriverText) {
  const sender = senderFor(portal, config);
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
  | ReturnType<typeof quoteView>
  | ReturnType<typeof reportView>;
