import { type PublicQuote, type ServiceLevel, transportLabels } from '@overland/contracts';
import { created, miles, moment, transit } from './formats.js';
import { letterhead } from './letterhead.js';
import { levelName, priceTable, vehicleTable, whiteGlovePrice } from './price-table.js';
import { qrCode } from './qr-code.js';

export interface DocumentContext {
  /** The public view, so that no rule here can name a provider rate, a tariff or a commission. */
  quote: PublicQuote;
  /** The level that was booked, else 1. */
  level: ServiceLevel;
  /** The quote's public address, where there is one. */
  link: string | null;
  brand: string;
  supportPhone: string;
}

/** What the price includes (specification, section 2, quote detail). */
const priceIncludes = 'Door-to-door service, coordinated pickup and delivery, taxes and fees included.';

/** All that the page says, ready to be written: the template decides nothing but the place. */
export function quoteDocument({ quote, level, link, brand, supportPhone }: DocumentContext) {
  const count = quote.vehicleQuotes.length;
  return {
    title: `Quote ${quote.uniqueId}`,
    number: `QUOTE: #${quote.uniqueId}`,
    letterhead: letterhead(quote, brand),
    from: quote.pickup.text,
    to: quote.delivery.text,
    miles: miles(quote.miles),
    transit: `${transit(quote.transitTime)} on the road`,
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
    supportPhone,
    brand,
  };
}

export type QuoteDocument = ReturnType<typeof quoteDocument>;

const isOpen = ({ status }: Pick<PublicQuote, 'status'>) => status === 'Unsaved' || status === 'Saved';

/** Label–value pairs as on the screen; what is not known is left out. */
function facts(quote: PublicQuote): { label: string; value: string }[] {
  return [
    { label: 'Customer', value: quote.customerFullName },
    { label: 'Email', value: quote.customerEmail },
    { label: 'Phone', value: quote.customerPhone },
    { label: 'Company', value: quote.companyName },
    { label: 'Created', value: created(quote.createdAt, quote.portal.timeZone) },
    { label: 'Pickup', value: quote.pickup.text },
    { label: 'Delivery', value: quote.delivery.text },
    { label: 'Distance', value: miles(quote.miles) },
    { label: 'Transit', value: transit(quote.transitTime) },
    { label: 'Transport', value: transportLabels[quote.transportType] },
  ].filter(({ value }) => value !== '');
}

/** To when the price holds, or what has become of the quote; in the words of the screens. */
function standing(quote: PublicQuote): string {
  if (quote.status === 'Booked') return `This quote is booked. The order number is #${quote.uniqueId}.`;
  if (quote.status === 'Archived') return 'This quote is no longer offered.';
  const end = moment(quote.expiresAt, quote.portal.timeZone);
  if (!quote.isExpired) return `Valid to ${end}`;
  return `This price expired on ${end}. Booking shows today’s price before you agree to it.`;
}

function publicLink(address: string, quote: PublicQuote) {
  return {
    address,
    text: address.replace(/^https?:\/\//, ''),
    title: isOpen(quote) ? 'Book online' : 'See it online',
    code: qrCode(address),
  };
}
