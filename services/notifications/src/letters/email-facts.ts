import {
  type AnsweredRequest,
  type CarrierApplication,
  OrderBooked,
  type OrderChangeLine,
  type QuoteMail,
  type ReportDue,
  type SecondStepChange,
} from '@overland/contracts';
import type { Language } from '@overland/i18n';
import * as z from 'zod/mini';

/** The content of a sign-in email; the secret is encrypted, and removed from the row once the email is sent. */
export interface SignInFacts {
  firstName: string;
  sealed: string;
  /** Of an invitation: whose account it is. */
  companyName?: string;
}

/** The content of an email about an account that carries no secret. */
export interface AccountFacts {
  firstName: string;
  /** Of Second Step Changed. */
  secondStepChange?: SecondStepChange;
  /** Of Email Address Entered: who entered it. */
  companyName?: string;
}

/** The content of an order's email. */
export type OrderFacts = OrderBooked & {
  /** Set where the email says that the order is canceled: why for the company, and for all others; '' names no reason. */
  canceled?: { reason: string; customerReason?: string };
  /** Set where the email says that the order has changed. */
  hasChanged?: boolean;
  /** What was and what is. */
  changes?: OrderChangeLine[];
  /** Set where the customer asked for the link to the page of the order. */
  isLinkAsked?: boolean;
  /** Set where the email says that the customer has accepted the terms. */
  hasAccepted?: boolean;
  /** Set where the email answers a request of the customer. */
  answered?: Pick<AnsweredRequest, 'kind' | 'isAccepted' | 'wishedDay'>;
  /** What the person who sent it wrote. */
  message?: string;
};

/** The content of a driver's text; its secret is encrypted and removed like that of a sign-in. */
export interface DriverTextFacts {
  uniqueId: number;
  sealed: string;
  /** Of the driver, where it is known. */
  language: Language;
}

/** The content of a carrier's application. */
export interface CarrierFacts {
  carrier: Pick<CarrierApplication, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;
  /** Of the applicant. */
  language: CarrierApplication['language'];
}

/** The content of a customer's quote. */
export interface QuoteFacts {
  quote: QuoteMail;
}

/** The content of a scheduled report; its files leave the row once it is sent. */
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

/** With a secret that expires, and so not worth sending later. */
export const hasSecret = (facts: EmailFacts): facts is SignInFacts | DriverTextFacts => 'sealed' in facts;

export const isOfDriver = (facts: EmailFacts): facts is DriverTextFacts =>
  hasSecret(facts) && 'uniqueId' in facts;

/** What a row keeps as this release knows it: an older one may have written it, and emails can be sent again for years. */
export const readFacts = (kept: EmailFacts): EmailFacts =>
  isOfOrder(kept) ? { ...kept, ...z.parse(OrderBooked, kept) } : kept;
