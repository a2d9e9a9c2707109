import type { ApiError } from '@overland/web';
import type { Totals } from './booking-choice';

/** The server has another price than the one on screen; nothing is booked until the person agrees to it. */
export interface PriceOffer {
  /** "This quote expired on Nov 20, 2026. Here is today's price." */
  message: string;
  before: Totals;
  now: Totals;
}

/**
 * The price that a refused booking carries: 409 quoteExpired or priceChanged with the totals of today.
 * @returns null for any other error, which belongs to the form.
 */
export function priceOfferOf(error: ApiError, before: Totals): PriceOffer | null {
  if (error.code !== 'quoteExpired' && error.code !== 'priceChanged') return null;
  const { totalPricing } = error.details;
  if (!isTotals(totalPricing)) return null;
  return { message: error.message, before, now: totalPricing };
}

function isTotals(value: unknown): value is Totals {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['1', '3', '5', '7'].every((level) => typeof Reflect.get(value, level) === 'object')
  );
}
