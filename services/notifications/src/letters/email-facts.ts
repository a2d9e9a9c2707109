import {
  type AnsweredRequest,
  type CarrierApplication,
  OrderBooked,
  type OrderChangeLine,
  type QuoteFollowedUp,
  type QuoteMail,
  type ReceivedPayment,
  type ReportDue,
  type SecondStepChange,
  type ToldClaim,
} from '@overland/contracts';
import type { Language } from '@overland/i18n';
import * as z from 'zod/mini';

/** The content of a sign-in email. The secret is encrypted, and removed from the row once the email is sent. */
export interface SignInFacts {
  firstName: string;
  sealed: string;
  /** For invitations: the company of the account. */
  companyName?: string;
}

/** The content of an email about an account, without a secret. */
export interface AccountFacts {
  firstName: string;
  /** For Second Step Changed. */
  secondStepChange?: SecondStepChange;
  /** For Email Address Entered: the company that entered it. */
  companyName?: string;
}

export type OrderFacts = OrderBooked & {
  /** Set if the email says that the order is canceled: the reason for the company, and for everybody else; '' for no reason. */
  canceled?: { reason: string; customerReason?: string };
  hasChanged?: boolean;
  changes?: OrderChangeLine[];
  isLinkAsked?: boolean;
  /** Set if the email confirms that the customer has accepted the terms. */
  hasAccepted?: boolean;
  /** Of a receipt: the payment that it is of. */
  received?: ReceivedPayment;
  answered?: Pick<AnsweredRequest, 'kind' | 'isAccepted' | 'wishedDay'>;
  message?: string;
  /** Of an email about damage that was reported. */
  claim?: ToldClaim;
};

/** The content of a driver's text message. The secret is encrypted, and removed like that of a sign-in. */
export interface DriverTextFacts {
  uniqueId: number;
  sealed: string;
  language: Language;
}

export interface CarrierFacts {
  carrier: Pick<CarrierApplication, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;
  language: CarrierApplication['language'];
}

export interface QuoteFacts {
  quote: QuoteMail;
  /** Of a follow-up: what its link ends, and what was written. */
  followUp?: Pick<QuoteFollowedUp, 'followUpId' | 'subject' | 'words'>;
}

/** The content of a scheduled report. The files are removed from the row once it is sent. */
export type ReportFacts = Omit<ReportDue, 'email'>;

export type EmailFacts =
  | OrderFacts
  | SignInFacts
  | AccountFacts
  | DriverTextFacts
  | CarrierFacts
  | QuoteFacts
  | ReportFacts;

export const isOfReport = (facts: EmailFacts): facts is ReportFacts => 'scheduleId' in facts;

export const isOfCarrier = (facts: EmailFacts): facts is CarrierFacts => 'carrier' in facts;

export const isOfQuote = (facts: EmailFacts): facts is QuoteFacts => 'quote' in facts;

export const isOfOrder = (facts: EmailFacts): facts is OrderFacts => 'orderId' in facts;

/** Emails whose secret expires, so that sending them late is useless. */
export const hasSecret = (facts: EmailFacts): facts is SignInFacts | DriverTextFacts => 'sealed' in facts;

export const isOfDriver = (facts: EmailFacts): facts is DriverTextFacts =>
  hasSecret(facts) && 'uniqueId' in facts;

/** Stored content as this release knows it. An older release may have written it, and emails can be sent again for years. */
export function readFacts(kept: EmailFacts): EmailFacts {
  if (!isOfOrder(kept)) return kept;
  const facts = known.get(kept) ?? { ...kept, ...z.parse(OrderBooked, kept) };
  known.set(kept, facts);
  return facts;
}

/** Emails of an event share theirs. */
const known = new WeakMap<OrderFacts, OrderFacts>();
