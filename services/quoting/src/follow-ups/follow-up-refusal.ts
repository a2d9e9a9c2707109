import type { QuoteStatus, SdStatus } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';

/** What decides whether a quote can be followed up now. */
export interface Standing {
  status: QuoteStatus;
  /** Of a booked quote. */
  orderState: SdStatus | null;
  /** One waits that can still be taken back. */
  emailDueAt: Date | null;
  expiresAt: Date;
  /** Whether its customer can open it by a link. */
  isShared: boolean;
  /** The customer wants no reminders. */
  isUnsubscribed: boolean;
  /** Whether the customer was mailed it: what comes after that is a reminder. */
  isKnown: boolean;
  /** When the last follow-up was written, whether it was sent or waits. */
  lastAt: Date | null;
}

/** Why it cannot, in words for staff; null where it can. */
export function followUpRefusal(quote: Standing, now: Date): string | null {
  if (quote.status === 'Booked')
    return quote.orderState === 'order_canceled' ? 'The order was canceled.' : 'Already booked.';
  if (quote.status === 'Archived') return 'Archived quotes must be restored before a follow-up.';
  if (!quote.isShared)
    return 'This company does not share its quotes, so its customers have no page to open.';
  if (quote.expiresAt < now) return 'The price has expired. Get today’s price before you follow up.';
  if (quote.isUnsubscribed && quote.isKnown)
    return 'The customer does not want reminders, and was emailed the quote.';
  if (isWithinADay(quote.lastAt, now))
    return quote.emailDueAt === null
      ? 'The next email can go out 24 hours after the last one.'
      : 'An email is already waiting to go out.';
  return null;
}

/** At most one a day: when the next may be sent. */
export const nextAfter = (at: Date): Date => new Date(at.getTime() + dayMs);

export const isWithinADay = (at: Date | null, now: Date): boolean => at !== null && now < nextAfter(at);
