import { type EmailTemplateName, termsTemplateId } from '@overland/contracts';

/** The templates that are written so far, and the name of their files in `services/notifications/templates`. */
export const templateFiles = {
  'Order Transferee': 'order-transferee',
  'Order Client': 'order-client',
  'Order Agent': 'order-agent',
  'Order OA': 'order-oa',
  'Order Transferee Signature': termsTemplateId,
  'Customer Order Reminder': 'customer-order-reminder',
  'Order Track': 'order-track',
  'Pickup Confirmation': 'pickup-confirmation',
  'Delivery Confirmation': 'delivery-confirmation',
  'Payment Request': 'payment-request',
  'Payment Receipt': 'payment-receipt',
  'Survey Notification': 'survey-notification',
  Carriers: 'carriers',
  Quote: 'quote',
  'Sign-in Code': 'sign-in-code',
  'Password Reset': 'password-reset',
  Invitation: 'invitation',
  'Password Changed': 'password-changed',
  'Second Step Changed': 'second-step-changed',
  'Email Address Changed': 'email-address-changed',
  'Email Address Entered': 'email-address-entered',
  'Scheduled Report': 'scheduled-report',
} as const satisfies Partial<Record<EmailTemplateName, string>>;

/** Templates that go to a phone, so that they are plain text alone. */
export const textFiles = {
  'Driver Location Request': 'driver-location-request',
} as const satisfies Partial<Record<EmailTemplateName, string>>;

/** What several templates share: the frame, and parts of an order. */
export const partials = [
  'layout',
  'greeting',
  'route-sign',
  'order-facts',
  'message',
  'vehicles',
  'button',
  'call',
] as const;

/** @throws Error for a template that has no files. */
export function templateFileOf(template: EmailTemplateName): string {
  const files: Partial<Record<EmailTemplateName, string>> = templateFiles;
  const file = files[template];
  if (!file) throw new Error(`There is no template ${template} yet.`);
  return file;
}
