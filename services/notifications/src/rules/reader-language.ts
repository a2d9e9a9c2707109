import type { EmailTemplateName } from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { type EmailFacts, isOfCarrier, isOfOrder } from '../emails/email-facts.js';
import { customerTemplates } from './recipients.js';

/** The customer's language for the customer, and the applicant's for a carrier that applies; all others read English. */
export function readerLanguage(template: EmailTemplateName, facts: EmailFacts, to: string): Language {
  if (isOfCarrier(facts)) return to === facts.carrier.email ? (facts.language ?? 'en') : 'en';
  if (!isOfOrder(facts) || !customerTemplates.has(template)) return 'en';
  return isCustomer(facts, to) ? (facts.language ?? 'en') : 'en';
}

/** Addresses of emails are in lower case. */
export const isCustomer = ({ customerEmail }: { customerEmail: string }, to: string): boolean =>
  to === customerEmail.trim().toLowerCase();
