import type { EmailTemplateName } from '@overland/contracts';

/** The templates that are written so far, and the name of their files in `services/notifications/templates`. */
export const templateFiles = {
  'Order Transferee': 'order-transferee',
  'Order Client': 'order-client',
  'Order Agent': 'order-agent',
  'Order OA': 'order-oa',
  'Order Transferee Signature': 'order-transferee-signature',
  'Payment Request': 'payment-request',
  'Sign-in Code': 'sign-in-code',
  'Password Reset': 'password-reset',
} as const satisfies Partial<Record<EmailTemplateName, string>>;

/** What several templates share: the frame, and parts of an order. */
export const partials = ['layout', 'route-sign', 'order-facts', 'vehicles', 'button'] as const;

/** @throws Error for a template that has no files. */
export function templateFileOf(template: EmailTemplateName): string {
  const files: Partial<Record<EmailTemplateName, string>> = templateFiles;
  const file = files[template];
  if (!file) throw new Error(`There is no template ${template} yet.`);
  return file;
}
