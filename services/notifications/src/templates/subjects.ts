import type { EmailTemplateName, QuoteMail } from '@overland/contracts';
import { formatDaysInFull, formatMoney } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import {
  type EmailFacts,
  isOfCarrier,
  isOfOrder,
  isOfQuote,
  isOfReport,
  type OrderFacts,
} from '../emails/email-facts.js';
import { answerTexts } from '../rules/request-answer.js';
import { oneLine } from './one-line.js';

const longest = 200;

/**
 * The subject line of an email: one line, never a code or a token, never what a visitor typed (docs/product/emails.md).
 * @throws Error for a template that is not written yet.
 */
export function subjectOf(template: EmailTemplateName, facts: EmailFacts, brand: string): string {
  return oneLine(subject(template, facts, brand)).slice(0, longest);
}

function subject(template: EmailTemplateName, facts: EmailFacts, brand: string): string {
  if (isOfOrder(facts)) return orderSubject(template, facts);
  if (isOfReport(facts)) {
    return `${facts.title}, ${formatDaysInFull({ start: facts.from, end: facts.to })}`;
  }
  if (isOfQuote(facts)) return quoteSubject(facts.quote);
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

function orderSubject(template: EmailTemplateName, order: OrderFacts): string {
  const number = order.uniqueId;
  const route = `${order.pickupText} → ${order.deliveryText}`;
  switch (template) {
    case 'Order Transferee':
      return order.answered
        ? answerSubject(order.answered, { number, route })
        : t('Your order #{number} is booked: {route}', { number, route });
    case 'Order Client':
      return order.canceled ? `Order #${number} is canceled: ${route}` : `New booking #${number}: ${route}`;
    case 'Order Agent':
      return `Order #${number} is booked: ${route}`;
    case 'Order OA':
      return `Pickup of order #${number} in ${order.pickupText}`;
    case 'Order Transferee Signature':
      return termsSubject(order);
    case 'Payment Request':
      return t('Payment due for order #{number}: {amount}', { number, amount: formatMoney(order.price) });
    case 'Payment Receipt':
      return t('Your receipt for order #{number}: {amount}', { number, amount: formatMoney(order.price) });
    case 'Customer Order Reminder':
      return t('Your pickup is near: order #{number}, {route}', { number, route });
    case 'Order Track':
      return order.isLinkAsked
        ? t('The link to your order #{number}: {route}', { number, route })
        : t('A driver is assigned to order #{number}: {route}', { number, route });
    case 'Pickup Confirmation':
      return t('Order #{number} is picked up: {route}', { number, route });
    case 'Delivery Confirmation':
      return t('Order #{number} is delivered: {route}', { number, route });
    case 'Survey Notification':
      return t('How did we do? Order #{number}, {route}', { number, route });
    default:
      throw new Error(`There is no template ${template} yet.`);
  }
}

function answerSubject(
  answered: NonNullable<OrderFacts['answered']>,
  { number, route }: { number: number; route: string },
): string {
  const { heading } = answerTexts(answered);
  return t('{heading}: order #{number}, {route}', { heading, number, route });
}

function termsSubject({ uniqueId: number, hasAccepted, hasChanged }: OrderFacts): string {
  if (hasAccepted) return t('You have accepted the terms of order #{number}', { number });
  return hasChanged
    ? t('Please accept the terms of order #{number} again: it has changed', { number })
    : t('Please accept the terms of order #{number}', { number });
}
