import { todayIn } from '@overland/contracts/calendar';
import { t } from '@overland/i18n';
import { formatDay } from '@overland/ui';
import type { ApiError } from '@overland/web';
import type { BookableQuote, Totals } from './booking-choice';

/** The server has another price than the one on screen; nothing is booked until the person agrees to it. */
export interface PriceOffer {
  /** "This quote expired on Nov 20, 2026. Here is today's price." */
  message: string;
  before: Totals;
  now: Totals;
  /** The answer to a booking; else it was shown before anything was filled in. */
  isRefusal: boolean;
}

/**
 * The price that a refused booking carries: 409 quoteExpired or priceChanged with the totals of today.
 * @returns null for any other error, which belongs to the form.
 */
export function priceOfferOf(error: ApiError, before: Totals): PriceOffer | null {
  if (error.code !== 'quoteExpired' && error.code !== 'priceChanged') return null;
  const { totalPricing } = error.details;
  if (!isTotals(totalPricing)) return null;
  return { message: error.message, before, now: totalPricing, isRefusal: true };
}

/** Of a quote that has expired, with what it costs today. */
export function todaysOffer(
  {
    expiresAt,
    totalPricing,
    portal,
  }: Pick<BookableQuote, 'expiresAt' | 'totalPricing'> & { portal: { timeZone: string } },
  now: Totals,
): PriceOffer {
  const day = formatDay(todayIn(portal.timeZone, new Date(expiresAt)));
  const message = t("This quote expired on {day}. Here is today's price.", { day });
  return { message, before: totalPricing, now, isRefusal: false };
}

function isTotals(value: unknown): value is Totals {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['1', '3', '5', '7'].every((level) => typeof Reflect.get(value, level) === 'object')
  );
}
