import { totalPrices, transportLabels } from '@overland/contracts';
import { formatMiles, formatMoney, formatTransit } from '@overland/contracts/format';
import { t, translate } from '@overland/i18n';
import { type DocumentContext, isOpen } from './quote-document.js';

/** The route and price for previews of a shared link, in the current language; nothing about the customer. */
export function quotePicture({ quote, level, letterhead }: Omit<DocumentContext, 'link'>) {
  const count = quote.vehicleQuotes.length;
  const { now } = totalPrices(quote.totalPricing[`${level}`], quote.transportType);
  return {
    title: t('Quote {number}', { number: quote.uniqueId }),
    number: t('QUOTE: #{number}', { number: quote.uniqueId }),
    letterhead,
    link: null,
    from: quote.pickup.text,
    to: quote.delivery.text,
    miles: formatMiles(quote.miles),
    transit: t('{days} on the road', { days: formatTransit(quote.transitTime) }),
    transport: translate(transportLabels[quote.transportType]),
    vehicles: t('{count, plural, one {# vehicle, door to door} other {# vehicles, door to door}}', { count }),
    /** Null once it can no longer be booked. */
    price: isOpen(quote) && !quote.isExpired ? formatMoney(now) : null,
  };
}

export type QuotePicture = ReturnType<typeof quotePicture>;
