import type { OrderRequest, PricePreview, Quote } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { formatMoney, said } from '@overland/contracts/format';
import { AppError } from '@overland/service-kit';
import { agreesWith } from './price-agreement.js';
import { type Choice, type Priced, publicTotals, totalAt } from './quoted-price.js';

export interface AgreedPrice {
  priced: Priced;
  /** The quote has expired and its customer accepted today's price: quoting prices it anew before it is booked. */
  reprice: boolean;
}

interface Offer extends Choice {
  request: OrderRequest;
  quote: Quote;
  todaysPricing: PricePreview | null;
  isPublic: boolean;
}

/**
 * The price that is booked: the stored one, or today's where the quote has expired and the payload accepts it.
 * @throws AppError priceChanged or quoteExpired (409), each with the right price in its details.
 */
export function agreeOnPrice(offer: Offer): AgreedPrice {
  const { request, quote, todaysPricing } = offer;
  if (!quote.isExpired) {
    const { acceptedPrice } = request;
    const isAccepted = acceptedPrice === undefined || acceptedPrice === totalAt(quote, offer);
    if (!isAccepted || !agreesWith(request, quote, quote, offer)) throw priceChanged(quote, offer);
    return { priced: quote, reprice: false };
  }
  if (!todaysPricing) {
    throw new AppError('quoteExpired', said('This quote expired on {day}.', { day: lastDayOf(quote) }));
  }
  if (request.acceptedPrice !== totalAt(todaysPricing, offer)) throw quoteExpired(todaysPricing, offer);
  // A form that accepted today's price may still hold the other numbers of the expired quote.
  if (![todaysPricing, quote].some((priced) => agreesWith(request, quote, priced, offer))) {
    throw priceChanged(todaysPricing, offer);
  }
  return { priced: todaysPricing, reprice: true };
}

function priceChanged(priced: Priced, offer: Offer): AppError {
  const price = totalAt(priced, offer);
  const count = priced.vehicleQuotes.length;
  const text =
    'This booking does not agree with its quote: {count, plural, one {# vehicle} other {# vehicles}} for {price}. Please check it and book again.';
  return new AppError('priceChanged', said(text, { count, price: formatMoney(price) }), {
    details: { price, totalPricing: publicTotals(priced) },
  });
}

function quoteExpired(todays: Priced, offer: Offer): AppError {
  return new AppError(
    'quoteExpired',
    said("This quote expired on {day}. Here is today's price.", { day: lastDayOf(offer.quote) }),
    {
      details: {
        oldPrice: totalAt(offer.quote, offer),
        newPrice: totalAt(todays, offer),
        totalPricing: publicTotals(todays),
      },
    },
  );
}

/** The last day on which the quote could be booked, in the portal's time zone. */
function lastDayOf({ expiresAt, portal }: Quote): string {
  return todayIn(portal.timeZone, new Date(expiresAt));
}
