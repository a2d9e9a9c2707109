import type { OrderEmailTemplate } from '@overland/contracts';
import { termsLetter, transfereeLetter } from './booking-letters.js';
import type { OrderFacts } from './email-facts.js';
import type { Letter, Reading } from './letter.js';
import { agentLetter, clientLetter, pickupPartyLetter } from './letters-to-others.js';
import { paymentRequestLetter, receiptLetter } from './payment-letters.js';
import { deliveryLetter, pickupLetter, reminderLetter, surveyLetter, trackLetter } from './road-letters.js';

/** `pickup` and `delivery` are the agents and portal addresses that take care of it. */
export type Party = 'customer' | 'company' | 'agents' | 'pickup' | 'delivery';

interface OrderEmail {
  letter: (reading: Reading) => Letter;
  to: readonly Party[];
  /** What it is for and who gets it, for people who send it by hand. */
  description: string;
}

/** What each email of an order says, and to whom (docs/product/emails.md). */
export const orderEmails: Record<OrderEmailTemplate, OrderEmail> = {
  'Order Transferee': {
    letter: transfereeLetter,
    to: ['customer'],
    description: 'The booking with its dates and prices, or that it is canceled, to the customer.',
  },
  'Order Transferee Signature': {
    letter: termsLetter,
    to: ['customer'],
    description: 'Asks the customer to accept the terms.',
  },
  'Order Client': {
    letter: clientLetter,
    to: ['company'],
    description: 'The booking, or that it is canceled, to the company and its email addresses.',
  },
  'Order Agent': {
    letter: agentLetter,
    to: ['agents'],
    description: 'The booking with its dates and prices, to the agents.',
  },
  'Order OA': {
    letter: pickupPartyLetter,
    to: ['pickup'],
    description: 'What to prepare for the pickup, without prices, to all who see to the pickup.',
  },
  'Customer Order Reminder': {
    letter: reminderLetter,
    to: ['customer'],
    description: 'Reminds the customer of the pickup and what to prepare.',
  },
  'Order Track': {
    letter: trackLetter,
    to: ['customer'],
    description: 'That a driver is assigned, with the tracking page, to the customer.',
  },
  'Pickup Confirmation': {
    letter: pickupLetter,
    to: ['customer', 'pickup'],
    description: 'That the order is picked up, to the customer and all who see to the pickup.',
  },
  'Delivery Confirmation': {
    letter: deliveryLetter,
    to: ['customer', 'delivery'],
    description: 'That the order is delivered, to the customer and all who see to the delivery.',
  },
  'Payment Request': {
    letter: paymentRequestLetter,
    to: ['customer'],
    description: 'The amount due and how to pay it, to the customer.',
  },
  'Payment Receipt': {
    letter: receiptLetter,
    to: ['customer'],
    description: 'The receipt of the payment, to the customer.',
  },
  'Survey Notification': {
    letter: surveyLetter,
    to: ['customer'],
    description: 'Asks the customer how it went.',
  },
};

export const isOrderTemplate = (template: string): template is OrderEmailTemplate => template in orderEmails;

/** The letter of an email for the order as it is now (docs/product/emails.md). */
export const orderLetter = (template: OrderEmailTemplate, reading: Reading): Letter =>
  orderEmails[template].letter(reading);

/** Subjects have the number and route, and do not depend on the reader. */
export const orderSubject = (template: OrderEmailTemplate, order: OrderFacts): string =>
  orderLetter(template, { ...toNobody, order }).subject;

const toNobody: Omit<Reading, 'order'> = {
  toCustomer: true,
  sender: { name: '', phone: '' },
  company: '',
  timeZone: 'UTC',
  today: '',
  links: { status: '', survey: '', terms: '', termsPdf: '', order: '' },
};
