import type { Quote } from '@overland/contracts';
import { emptyMove, type MoveValues, valuesOfQuote } from '@overland/quote-ui/quote-form';

export interface StaffValues extends MoveValues {
  /** '' or null until an MCAdmin has chosen; everyone else's company is their own. */
  portalId: string | null;
  customerFullName: string;
  customerEmail: string;
  /** Whole dollars per vehicle. */
  commission: number | null;
}

/** A new quote; an MCAdmin who views as a portal quotes for it unless they choose another. */
export function newValues({ portalId }: { portalId: string | null }): StaffValues {
  return { ...emptyMove, portalId, customerFullName: '', customerEmail: '', commission: null };
}

export function storedValues(quote: Quote): StaffValues {
  return {
    ...valuesOfQuote(quote),
    portalId: quote.portalId,
    customerFullName: quote.customerFullName,
    customerEmail: quote.customerEmail,
    commission: quote.commission,
  };
}
