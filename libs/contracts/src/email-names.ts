import type { EmailTemplateName } from './constants.js';
import type { EmailNews } from './email.js';

/** What staff read in place of a template's name: who gets the email, and what it is. */
const names: Record<EmailTemplateName, string> = {
  'Order Transferee': 'Customer: order details',
  'Order Transferee Signature': 'Customer: order terms',
  'Order Client': 'Company: order details',
  'Order Agent': 'Agents: order details',
  'Order OA': 'Logistics: what to prepare',
  'Customer Order Reminder': 'Customer: pickup reminder',
  'Order Track': 'Customer: driver assigned',
  'Pickup Confirmation': 'Customer and logistics: picked up',
  'Delivery Confirmation': 'Customer and logistics: delivered',
  'Payment Request': 'Customer: payment request',
  'Payment Receipt': 'Customer: payment receipt',
  'Survey Notification': 'Customer: survey',
  Carriers: 'Carrier: application',
  Quote: 'Customer: quote',
  'Quote Follow-up': 'Customer: quote followed up',
  'Sign-in Code': 'User: sign-in code',
  'Password Reset': 'User: password reset',
  Invitation: 'User: invitation',
  'Password Changed': 'User: password changed',
  'Second Step Changed': 'User: second step changed',
  'Email Address Changed': 'User: email address changed',
  'Email Address Entered': 'User: email address entered elsewhere',
  'Driver Location Request': 'Driver: location request',
  'Scheduled Report': 'User: scheduled report',
};

const newsNames: Record<EmailNews, string> = {
  claim: 'damage claim',
  canceled: 'order canceled',
  answered: 'request answered',
  hasAccepted: 'terms accepted',
  isLinkAsked: 'link to the order',
  hasChanged: 'order changed',
};

/** @param about what it says, where that is not the same for each email of its template. */
export function emailNameOf(template: EmailTemplateName, about: EmailNews | null = null): string {
  const name = names[template];
  // Those who hear of a public booking once its terms are accepted read of the booking.
  const isOfBooking = about === 'hasAccepted' && template !== 'Order Transferee Signature';
  return about === null || isOfBooking ? name : name.replace(/:.*/, `: ${newsNames[about]}`);
}

/** What an email is called in addresses and file names. */
export const templateIdOf = (name: EmailTemplateName): string => name.toLowerCase().replaceAll(' ', '-');

/** What it is, without for whom: "order details". */
export const emailTopicOf = (template: EmailTemplateName): string => names[template].replace(/^.*: /, '');

/** Asks the customer to accept the terms. */
export const termsTemplateId = templateIdOf('Order Transferee Signature');
