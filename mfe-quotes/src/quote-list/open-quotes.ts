import type { QuoteRow } from '@overland/contracts';
import { quoteActions } from '../quote-detail/quote-actions';

/** Neither booked nor removed. */
export const isOpen = (quote: QuoteRow): boolean => quoteActions(quote).canRemove;
