import {
  type EmailTemplate,
  type OrderEmailTemplate,
  orderEmailTemplates,
  templateIdOf,
} from '@overland/contracts';
import { orderEmails } from '../letters/order-letter.js';

export const sendableEmails = orderEmailTemplates.map((name) => ({
  templateId: templateIdOf(name),
  name,
  description: orderEmails[name].description,
})) satisfies EmailTemplate[];

/** Null if it is not in the list: no text from a client is used as a template. */
export function findSendableEmail(templateId: string): OrderEmailTemplate | null {
  return sendableEmails.find((email) => email.templateId === templateId)?.name ?? null;
}
