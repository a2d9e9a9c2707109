import type { StoredQuote } from './stored-quote.js';

/** Unsaved quotes of the staff are removed so many days after their last price (product decisions 2.5). */
export const unsavedDays = 30;
/** A booking that broke off is finished within minutes; after a long outage it may take hours. */
export const bookingHours = 24;

const hourMs = 60 * 60 * 1000;

/** Would this quote be removed while a booking that begins now is finished? */
export function isNearRemoval(
  { status, is_public, priced_at }: Pick<StoredQuote, 'status' | 'is_public' | 'priced_at'>,
  now: Date,
): boolean {
  const age = now.getTime() - priced_at.getTime();
  return status === 'Unsaved' && !is_public && age > (unsavedDays * 24 - bookingHours) * hourMs;
}
