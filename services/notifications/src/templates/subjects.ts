import type { EmailTemplateName, QuoteMail } from '@overland/contracts';
import { formatDaysInFull } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { type EmailFacts, isOfCarrier, isOfOrder, isOfQuote, isOfReport } from '../letters/email-facts.js';
import { isOrderTemplate, orderSubject } from '../letters/order-letter.js';
import { oneLine } from './one-line.js';

const longest = 200;

/**
 * The subject of an email: one line, without codes, tokens or anything that a visitor typed (docs/product/emails.md).
 * @throws Error for a template that is not written yet.
 */
export function subjectOf(template: EmailTemplateName, facts: EmailFacts, brand: string): string {
  return oneLine(subject(template, facts, brand)).slice(0, longest);
}

function subject(template: EmailTemplateName, facts: EmailFacts, brand: string): string {
  if (isOfOrder(facts) && isOrderTemplate(template)) return orderSubject(template, facts);
  if (isOfReport(facts)) {
    return `${facts.title}, ${formatDaysInFull({ start: facts.from, end: facts.to })}`;
  }
  if (isOfQuote(facts)) return facts.followUp?.subject ?? quoteSubject(facts.quote);
  if (isOfCarrier(facts)) return t('Application to drive with {brand}', { brand });
  return 'uniqueId' in facts
    ? t('Order #{number}', { number: String(facts.uniqueId) })
    : signInSubject(template, brand);
}

function quoteSubject({ uniqueId, pickupText: from, deliveryText: to }: QuoteMail): string {
  return t('Your quote #{number}: {from} to {to}', { number: String(uniqueId), from, to });
}

function signInSubject(template: EmailTemplateName, brand: string): string {
  if (template === 'Sign-in Code') return `Your ${brand} code`;
  if (template === 'Password Reset') return `Reset your ${brand} password`;
  if (template === 'Invitation') return `Your ${brand} account is ready`;
  if (template === 'Password Changed') return `Your ${brand} password was changed`;
  if (template === 'Second Step Changed') return `The sign-in of your ${brand} account was changed`;
  if (template === 'Email Address Changed') return `The email address of your ${brand} account was changed`;
  if (template === 'Email Address Entered')
    return `Your email address was entered for another ${brand} account`;
  throw new Error(`${template} is not an email of signing in.`);
}
