import { hourMs } from '@overland/contracts/calendar';
import type { QuoteEntity } from './quote.entity.js';

/** Unsaved quotes of staff are removed this many days after they were last priced (docs/product/quotes.md). */
export const unsavedDays = 30;
/** An interrupted booking is finished within minutes, or hours after a long outage. */
export const bookingHours = 24;

/** Whether the quote could be removed while a booking that begins now is being finished. */
export function isNearRemoval(
  { status, isPublic, pricedAt }: Pick<QuoteEntity, 'status' | 'isPublic' | 'pricedAt'>,
  now: Date,
): boolean {
  const age = now.getTime() - pricedAt.getTime();
  return status === 'Unsaved' && !isPublic && age > (unsavedDays * 24 - bookingHours) * hourMs;
}
