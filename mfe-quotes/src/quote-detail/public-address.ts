import { placeName, type Quote } from '@overland/contracts';
import { formatExpiry } from '@overland/contracts/format';
import { siteConfig } from '@overland/web';

export type SharedQuote = Pick<
  Quote,
  '_id' | 'uniqueId' | 'status' | 'isCustomerPortal' | 'companyName' | 'customerEmail' | 'expiresAt'
> & {
  pickup: { text: string };
  delivery: { text: string };
  portal: Pick<Quote['portal'], 'sharesQuotes' | 'timeZone'>;
};

/** The page that the quote's customer can open; null where its company shares no quotes, or it is no longer offered. */
export function publicAddress({ _id, status, isCustomerPortal, portal }: SharedQuote): string | null {
  if (status === 'Archived' || !(isCustomerPortal || portal.sharesQuotes)) return null;
  return `${siteConfig().publicSiteUrl || location.origin}/quote/public/${_id}`;
}

/** Opens a message to the customer in the user's email program. */
export function mailAddress(quote: SharedQuote, link: string): string {
  const { uniqueId, pickup, delivery, companyName, customerEmail, expiresAt, portal } = quote;
  const subject = `Quote #${uniqueId}: ${placeName(pickup.text)} to ${placeName(delivery.text)}`;
  const body = `Your vehicle transport quote from ${companyName}:\n${link}\n\n${formatExpiry(expiresAt, portal.timeZone)}.\n`;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(customerEmail).replace('%40', '@')}?${query}`;
}
