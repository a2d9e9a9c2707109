import type { Order } from '@overland/contracts';
import { formatCountOf } from '@overland/ui';

/** An order's emails go together, once none of its steps can be undone any more. */
export const whenEmailed = 'a minute after the last step with the order';

/** What the customer is asked to do after a change. */
export const acceptTerms = ({ termsAcceptedAt }: Pick<Order, 'termsAcceptedAt'>): string =>
  termsAcceptedAt === null ? 'to accept the terms' : 'to accept the terms again';

/** How long a step can be taken back, and what that means for its emails. */
export function undoTimeText(what: string, seconds: number, { tells }: { tells: boolean }): string {
  const emails = tells ? ' Emails about it go out after that.' : '';
  return `You can take ${what} back for ${formatCountOf(seconds, 'second')}.${emails}`;
}
