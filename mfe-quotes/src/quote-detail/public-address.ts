import { placeName, type Quote } from '@overland/contracts';
import { formatExpiry } from '@overland/contracts/format';
import { inLanguage, t } from '@overland/i18n';
import { siteConfig } from '@overland/web';
import { addressIn } from '@overland/web/language';

export type SharedQuote = Pick<
  Quote,
  | '_id'
  | 'uniqueId'
  | 'status'
  | 'language'
  | 'isCustomerPortal'
  | 'companyName'
  | 'customerEmail'
  | 'expiresAt'
> & {
  pickup: { text: string };
  delivery: { text: string };
  portal: Pick<Quote['portal'], 'sharesQuotes' | 'timeZone'>;
};

/** The page that the quote's customer can open, in the customer's language; null where its company shares no quotes, or it is no longer offered. */
export function publicAddress({
  _id,
  status,
  language,
  isCustomerPortal,
  portal,
}: SharedQuote): string | null {
  if (status === 'Archived' || !(isCustomerPortal || portal.sharesQuotes)) return null;
  const pathname = `/quote/public/${_id}`;
  const path = language === 'en' ? pathname : addressIn(language, { pathname, search: '', hash: '' });
  return `${siteConfig().publicSiteUrl || location.origin}${path}`;
}

/** Opens a message to the customer, in the customer's language, in the user's email program. */
export function mailAddress(quote: SharedQuote, link: string): string {
  const { subject, body } = inLanguage(quote.language, () => letterOf(quote, link));
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(quote.customerEmail).replace('%40', '@')}?${query}`;
}

function letterOf(
  { uniqueId, pickup, delivery, companyName, expiresAt, portal }: SharedQuote,
  link: string,
): { subject: string; body: string } {
  const route = { from: placeName(pickup.text), to: placeName(delivery.text) };
  const offer = t('Your vehicle transport quote from {company}:', { company: companyName });
  return {
    subject: t('Quote #{number}: {from} to {to}', { number: uniqueId, ...route }),
    body: `${offer}\n${link}\n\n${formatExpiry(expiresAt, portal.timeZone)}.\n`,
  };
}
