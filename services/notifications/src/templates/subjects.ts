import type { EmailTemplateName, OrderBooked } from '@overland/contracts';
import type { MailFacts } from '../emails/stored-email.js';
import { money, oneLine } from './formatters.js';

const longest = 200;

/**
 * The subject line of a mail: one line, never a code or a token.
 * @throws Error for a template that is not written yet.
 */
export function subjectOf(template: EmailTemplateName, facts: MailFacts, brand: string): string {
  return oneLine('sealed' in facts ? signInSubject(template, brand) : orderSubject(template, facts)).slice(
    0,
    longest,
  );
}

function signInSubject(template: EmailTemplateName, brand: string): string {
  if (template === 'Sign-in Code') return `Your ${brand} code`;
  if (template === 'Password Reset') return `Reset your ${brand} password`;
  throw new Error(`${template} is not a mail of signing in.`);
}

function orderSubject(template: EmailTemplateName, order: OrderBooked): string {
  const number = `#${order.uniqueId}`;
  const route = `${order.pickupText} → ${order.deliveryText}`;
  switch (template) {
    case 'Order Transferee':
      return `Your order ${number} is booked: ${route}`;
    case 'Order Client':
      return `New booking ${number} for ${order.customerFullName}: ${route}`;
    case 'Order Agent':
      return `Order ${number} is booked for ${order.customerFullName}: ${route}`;
    case 'Order OA':
      return `Pickup of order ${number} in ${order.pickupText}`;
    case 'Order Transferee Signature':
      return `Please accept the terms of order ${number}`;
    case 'Payment Request':
      return `Payment due for order ${number}: ${money(order.price)}`;
    default:
      throw new Error(`There is no template ${template} yet.`);
  }
}
