import {
  type EmailTemplate,
  type OrderEmailTemplate,
  orderEmailTemplates,
  termsTemplateId,
} from '@overland/contracts';

const templateIds: Record<OrderEmailTemplate, string> = {
  'Order Transferee': 'order-transferee',
  'Order Transferee Signature': termsTemplateId,
  'Order Client': 'order-client',
  'Order Agent': 'order-agent',
  'Order OA': 'order-oa',
  'Customer Order Reminder': 'customer-order-reminder',
  'Order Track': 'order-track',
  'Pickup Confirmation': 'pickup-confirmation',
  'Delivery Confirmation': 'delivery-confirmation',
  'Payment Request': 'payment-request',
  'Payment Receipt': 'payment-receipt',
  'Survey Notification': 'survey-notification',
};

/** What each email is for, and who gets it (docs/product/emails.md). */
const descriptions: Record<OrderEmailTemplate, string> = {
  'Order Transferee': 'The booking with its dates and prices, or that it is canceled, to the customer.',
  'Order Transferee Signature': 'Asks the customer to accept the terms.',
  'Order Client': 'The booking, or that it is canceled, to the company and its email addresses.',
  'Order Agent': 'The booking with its dates and prices, to the agents.',
  'Order OA': 'What to prepare for the pickup, without prices, to all who see to the pickup.',
  'Customer Order Reminder': 'Reminds the customer of the pickup and what to prepare.',
  'Order Track': 'That a driver is assigned, with the tracking page, to the customer.',
  'Pickup Confirmation': 'That the order is picked up, to the customer and all who see to the pickup.',
  'Delivery Confirmation': 'That the order is delivered, to the customer and all who see to the delivery.',
  'Payment Request': 'The amount due and how to pay it, to the customer.',
  'Payment Receipt': 'The receipt of the payment, to the customer.',
  'Survey Notification': 'Asks the customer how it went.',
};

export const sendableEmails = orderEmailTemplates.map((name) => ({
  templateId: templateIds[name],
  name,
  description: descriptions[name],
})) satisfies EmailTemplate[];

/** Null if it is not in the list: no text from a client is used as a template. */
export function findSendableEmail(templateId: string): OrderEmailTemplate | null {
  return sendableEmails.find((email) => email.templateId === templateId)?.name ?? null;
}
