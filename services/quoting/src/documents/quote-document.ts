import { type PublicQuote, type ServiceLevel, transportLabels } from '@overland/contracts';
import { formatCreated, formatInstantIn, formatMiles, formatTransit } from '@overland/contracts/format';
import { type Letterhead, qrCode } from '@overland/documents';
import { language, languageParameter, t, translate } from '@overland/i18n';
import { levelName, priceTable, vehicleTable, whiteGlovePrice } from './price-table.js';

export interface DocumentContext {
  /** The public view, so that no provider rate, tariff or commission can be printed. */
  quote: Omit<PublicQuote, 'contact' | 'mailedAt'>;
  /** The booked level, else 1. */
  level: ServiceLevel;
  /** The quote's public address, if it has one. */
  link: string | null;
  letterhead: Letterhead;
}

/** Everything on the page, formatted; the template only places it. */
export function quoteDocument({ quote, level, link, letterhead }: DocumentContext) {
  const count = quote.vehicleQuotes.length;
  return {
    title: t('Quote {number}', { number: quote.uniqueId }),
    number: t('QUOTE: #{number}', { number: quote.uniqueId }),
    letterhead,
    from: quote.pickup.text,
    to: quote.delivery.text,
    miles: formatMiles(quote.miles),
    transit: t('{days} on the road', { days: formatTransit(quote.transitTime) }),
    facts: facts(quote),
    standing: standing(quote),
    isPast: quote.status === 'Archived' || (isOpen(quote) && quote.isExpired),
    priceTitle: t('Price for {count, plural, one {# vehicle} other {# vehicles}}', { count }),
    priceIncludes: t('Door-to-door service, coordinated pickup and delivery, taxes and fees included.'),
    prices: priceTable(quote, level),
    whiteGlove: { name: translate(transportLabels.WHITEGLOVE), ...whiteGlovePrice(quote) },
    vehicles: vehicleTable(quote, level),
    vehiclesNote: quote.portal.isPremium
      ? null
      : t('Prices for pickup within {level}.', { level: levelName(quote, level) }),
    link: link === null ? null : publicLink(link, quote),
  };
}

export type QuoteDocument = ReturnType<typeof quoteDocument>;

export const isOpen = ({ status }: Pick<PublicQuote, 'status'>) => status === 'Unsaved' || status === 'Saved';

/** Labels and values as on the screen, without empty ones. */
function facts(quote: DocumentContext['quote']): { label: string; value: string }[] {
  return [
    { label: t('Customer'), value: quote.customerFullName },
    { label: t('Email'), value: quote.customerEmail },
    { label: t('Phone'), value: quote.customerPhone },
    { label: t('Company'), value: quote.companyName },
    { label: t('Created'), value: formatCreated(quote.createdAt, quote.portal.timeZone) },
    { label: t('Pickup'), value: quote.pickup.text },
    { label: t('Delivery'), value: quote.delivery.text },
    { label: t('Distance'), value: formatMiles(quote.miles) },
    { label: t('Transit'), value: formatTransit(quote.transitTime) },
    { label: t('Transport'), value: translate(transportLabels[quote.transportType]) },
  ].filter(({ value }) => value !== '');
}

/** How long the price is valid, or what became of the quote, worded as on the screen. */
function standing(quote: DocumentContext['quote']): string {
  if (quote.status === 'Booked') {
    return t('This quote is booked. The order number is #{number}.', { number: quote.uniqueId });
  }
  if (quote.status === 'Archived') return t('This quote is no longer offered.');
  const instant = formatInstantIn(quote.expiresAt, quote.portal.timeZone);
  if (!quote.isExpired) return t('Valid to {instant}', { instant });
  return t('This price expired on {instant}. Booking shows today’s price before you agree to it.', {
    instant,
  });
}

/** The link opens in the page's language; an address typed from paper in the browser's. */
function publicLink(link: string, quote: DocumentContext['quote']) {
  const address = language() === 'en' ? link : `${link}?${languageParameter}=${language()}`;
  return {
    address,
    text: link.replace(/^https?:\/\//, ''),
    title: isOpen(quote) ? t('Book online') : t('See it online'),
    code: qrCode(address),
  };
}
