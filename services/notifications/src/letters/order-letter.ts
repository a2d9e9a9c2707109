import type { OrderEmailTemplate } from '@overland/contracts';
import { termsLetter, transfereeLetter } from './booking-letters.js';
import type { OrderFacts } from './email-facts.js';
import type { Letter, Reading } from './letter.js';
import { agentLetter, clientLetter, pickupPartyLetter } from './letters-to-others.js';
import { paymentRequestLetter, receiptLetter } from './payment-letters.js';
import { deliveryLetter, pickupLetter, reminderLetter, surveyLetter, trackLetter } from './road-letters.js';

const letters: Record<OrderEmailTemplate, (reading: Reading) => Letter> = {
  'Order Transferee': transfereeLetter,
  'Order Transferee Signature': termsLetter,
  'Order Client': clientLetter,
  'Order Agent': agentLetter,
  'Order OA': pickupPartyLetter,
  'Customer Order Reminder': reminderLetter,
  'Order Track': trackLetter,
  'Pickup Confirmation': pickupLetter,
  'Delivery Confirmation': deliveryLetter,
  'Payment Request': paymentRequestLetter,
  'Payment Receipt': receiptLetter,
  'Survey Notification': surveyLetter,
};

export const isOrderTemplate = (template: string): template is OrderEmailTemplate => template in letters;

/** The letter of an email for the order as it is now (docs/product/emails.md). */
export const orderLetter = (template: OrderEmailTemplate, reading: Reading): Letter =>
  letters[template](reading);

/** Subjects have the number and route, and do not depend on the reader. */
export const orderSubject = (template: OrderEmailTemplate, order: OrderFacts): string =>
  orderLetter(template, { ...toNobody, order }).subject;

const toNobody: Omit<Reading, 'order'> = {
  toCustomer: true,
  sender: { name: '', phone: '' },
  company: '',
  timeZone: 'UTC',
  links: { status: '', survey: '', terms: '', termsPdf: '', order: '' },
};
