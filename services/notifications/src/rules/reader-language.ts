import type { EmailTemplateName } from '@overland/contracts';
import type { Language } from '@overland/i18n';
import { type EmailFacts, isOfCarrier, isOfDriver, isOfOrder, isOfQuote } from '../letters/email-facts.js';
import { isOrderTemplate, orderEmails } from '../letters/order-letter.js';

/**
 * The customer's language for the customer, an applicant's for the applicant, a driver's for the driver; everybody else reads
 * English.
 */
export function readerLanguage(template: EmailTemplateName, facts: EmailFacts, to: string): Language {
  if (isOfCarrier(facts)) return to === facts.carrier.email ? facts.language : 'en';
  if (isOfDriver(facts)) return facts.language;
  if (isOfQuote(facts)) return facts.quote.language;
  if (!isOfOrder(facts) || !isOrderTemplate(template)) return 'en';
  if (!orderEmails[template].to.includes('customer')) return 'en';
  return isCustomer(facts, to) ? facts.language : 'en';
}

/** Email addresses are in lower case. */
export const isCustomer = ({ customerEmail }: { customerEmail: string }, to: string): boolean =>
  to === customerEmail.trim().toLowerCase();
