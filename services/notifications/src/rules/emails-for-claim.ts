import type { ClaimMail } from '@overland/contracts';
import type { PlannedEmail } from './planned-email.js';
import { everyoneOf, type PortalAddresses } from './recipients.js';

/** The customer hears of each state, and the company of the same (docs/product/emails.md). */
export function emailsForClaim(
  { transition, order }: Pick<ClaimMail, 'transition' | 'order'>,
  portal: PortalAddresses,
): PlannedEmail[] {
  const toCustomer = everyoneOf('Order Transferee', order, portal);
  const toCompany = everyoneOf('Order Client', order, portal).filter((to) => !toCustomer.includes(to));
  return [
    ...toCustomer.map((to) => ({ template: 'Order Transferee' as const, to, transition })),
    ...toCompany.map((to) => ({ template: 'Order Client' as const, to, transition })),
  ];
}
