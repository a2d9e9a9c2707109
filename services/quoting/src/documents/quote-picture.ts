import { totalPrices, transportLabels } from '@overland/contracts';
import { formatMiles, formatMoney, formatTransit } from '@overland/contracts/format';
import { type DocumentContext, isOpen } from './quote-document.js';

/** Route and price of a quote, for a shared link; nothing of the customer. */
export function quotePicture({ quote, level, letterhead }: Omit<DocumentContext, 'link'>) {
  const count = quote.vehicleQuotes.length;
  const { now } = totalPrices(quote.totalPricing[`${level}`], quote.transportType);
  return {
    title: `Quote ${quote.uniqueId}`,
    number: `QUOTE: #${quote.uniqueId}`,
    letterhead,
    link: null,
    from: quote.pickup.text,
    to: quote.delivery.text,
    miles: formatMiles(quote.miles),
    transit: `${formatTransit(quote.transitTime)} on the road`,
    transport: transportLabels[quote.transportType],
    vehicles: count === 1 ? '1 vehicle, door to door' : `${count} vehicles, door to door`,
    /** Null where it cannot be booked any more. */
    price: isOpen(quote) && !quote.isExpired ? formatMoney(now) : null,
  };
}

export type QuotePicture = ReturnType<typeof quotePicture>;
