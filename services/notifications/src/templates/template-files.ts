import { type EmailTemplateName, templateIdOf } from '@overland/contracts';
import { isOrderTemplate } from '../letters/order-letter.js';

/** The template of every email about an order; its content is a `Letter`. */
const orderFile = 'order';

/** A text message, which is plain text only. */
export const driverText = 'Driver Location Request';

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

/** Its name in `services/notifications/templates`. */
export const templateFileOf = (template: EmailTemplateName): string =>
  isOrderTemplate(template) ? orderFile : templateIdOf(template);
