import type { QuoteFollowedUp } from '@overland/contracts';
import type { QuoteFacts } from '../letters/email-facts.js';
import type { PlannedEmail } from './planned-email.js';

/** The one email of a follow-up, from the quote's company. */
export function followUpEmail({ portalId, mail, followUpId, subject, words }: QuoteFollowedUp): {
  order: { orderId: null; portalId: string };
  emails: [PlannedEmail];
  facts: QuoteFacts;
} {
  return {
    order: { orderId: null, portalId },
    emails: [{ template: 'Quote Follow-up', to: mail.email, transition: 'followedUp' }],
    facts: { quote: mail, followUp: { followUpId, subject, words } },
  };
}
