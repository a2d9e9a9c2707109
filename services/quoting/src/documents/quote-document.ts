import { type PublicQuote, type ServiceLevel, transportLabels } from '@overland/contracts';
import { formatCreated, formatInstantIn, formatMiles, formatTransit } from '@overland/contracts/format';
import { type Letterhead, qrCode } from '@overland/documents';
import { levelName, priceTable, vehicleTable, whiteGlovePrice } from './price-table.js';

export interface DocumentContext {
  /** The public view: it has no provider rate, tariff or commission that could be printed. */
  quote: Omit<PublicQuote, 'contact'>;
  /** The level that was booked, else 1. */
  level: ServiceLevel;
  /** The quote's public address, where there is one. */
  link: string | null;
  letterhead: Letterhead;
}

/** What the price includes. */
const priceIncludes = 'Door-to-door service, coordinated pickup and delivery, taxes and fees included.';

/** Everything on the page, formatted; the template only places it. */
export function quoteDocument({ quote, level, link, letterhead }: DocumentContext) {
  const count = quote.vehicleQuotes.length;
  return {
    title: `Quote ${quote.uniqueId}`,
    number: `QUOTE: #${quote.uniqueId}`,
    letterhead,
    from: quote.pickup.text,
    to: quote.delivery.text,
    miles: formatMiles(quote.miles),
    transit: `${formatTransit(quote.transitTime)} on the road`,
    facts: facts(quote),
    standing: standing(quote),
    isPast: quote.status === 'Archived' || (isOpen(quote) && quote.isExpired),
    priceTitle: count === 1 ? 'Price for 1 vehicle' : `Price for ${count} vehicles`,
    priceIncludes,
    prices: priceTable(quote, level),
    whiteGlove: { name: transportLabels.WHITEGLOVE, ...whiteGlovePrice(quote) },
    vehicles: vehicleTable(quote, level),
    vehiclesNote: quote.portal.isPremium ? null : `Prices for pickup within ${levelName(quote, level)}.`,
    link: link === null ? null : publicLink(link, quote),
  };
}

export type QuoteDocument = ReturnType<typeof quoteDocument>;

export const isOpen = ({ status }: Pick<PublicQuote, 'status'>) => status === 'Unsaved' || status === 'Saved';

/** Label–value pairs as on the screen; what is not known is left out. */
function facts(quote: DocumentContext['quote']): { label: string; value: string }[] {
  return [
    { label: 'Customer', value: quote.customerFullName },
    { label: 'Email', value: quote.customerEmail },
    { label: 'Phone', value: quote.customerPhone },
    { label: 'Company', value: quote.companyName },
    { label: 'Created', value: formatCreated(quote.createdAt, quote.portal.timeZone) },
    { label: 'Pickup', value: quote.pickup.text },
    { label: 'Delivery', value: quote.delivery.text },
    { label: 'Distance', value: formatMiles(quote.miles) },
    { label: 'Transit', value: formatTransit(quote.transitTime) },
    { label: 'Transport', value: transportLabels[quote.transportType] },
  ].filter(({ value }) => value !== '');
}

/** Until when the price is valid, or what became of the quote, worded as on screen. */
function standing(quote: DocumentContext['quote']): string {
  if (quote.status === 'Booked') return `This quote is booked. The order number is #${quote.uniqueId}.`;
  if (quote.status === 'Archived') return 'This quote is no longer offered.';
  const end = formatInstantIn(quote.expiresAt, quote.portal.timeZone);
  if (!quote.isExpired) return `Valid to ${end}`;
  return `This price expired on ${end}. Booking shows today’s price before you agree to it.`;
}

function publicLink(address: string, quote: DocumentContext['quote']) {
  return {
    address,
    text: address.replace(/^https?:\/\//, ''),
    title: isOpen(quote) ? 'Book online' : 'See it online',
    code: qrCode(address),
  };
}
