import type { EmailTemplateName } from '@overland/contracts';
import { isOrderTemplate } from '../letters/order-letter.js';

/** The template of every email about an order; its content is a `Letter`. */
export const orderFile = 'order';

/** The other templates, and the names of their files in `services/notifications/templates`. */
export const templateFiles = {
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

/** Templates for text messages, which are plain text only. */
export const textFiles = {
  'Driver Location Request': 'driver-location-request',
} as const satisfies Partial<Record<EmailTemplateName, string>>;

/** What several templates share: the frame, and parts of an order. */
export const partials = [
  'layout',
  'greeting',
  'route-sign',
  'changes',
  'message',
  'button',
  'call',
  'order-facts',
  'vehicles',
] as const;

/** @throws Error for a template that has no files. */
export function templateFileOf(template: EmailTemplateName): string {
  if (isOrderTemplate(template)) return orderFile;
  const files: Partial<Record<EmailTemplateName, string>> = templateFiles;
  const file = files[template];
  if (!file) throw new Error(`There is no template ${template} yet.`);
  return file;
}
