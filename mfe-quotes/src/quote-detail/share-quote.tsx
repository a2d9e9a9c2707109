import { placeName, type Quote } from '@overland/contracts';
import { formatExpiry } from '@overland/contracts/format';
import { inLanguage, loadTexts, t } from '@overland/i18n';
import { PHONE, styled, TextButton } from '@overland/ui';
import { copyText, siteConfig } from '@overland/web';
import { addressIn } from '@overland/web/language';
import { useEffect, useState } from 'react';

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 16px',
  '& > *': { minHeight: 36, display: 'inline-flex', alignItems: 'center' },
  [PHONE]: { '& > *': { minHeight: 44 } },
});

/** The quote's public page for its customer: as a link, or in an email of the person's own. */
export function ShareQuote({ quote }: { quote: SharedQuote }) {
  const link = publicAddress(quote);
  useTextsOf(quote);
  if (link === null) return null;
  const words = { copied: 'Link copied.', failed: `The link could not be copied. It is ${link}` };
  return (
    <Line>
      <TextButton onClick={() => void copyText(link, words)}>Copy link</TextButton>
      <a href={mailAddress(quote, link)}>Email it yourself</a>
    </Line>
  );
}

/** Loads the texts of the customer's language, which pages of staff do not have. */
function useTextsOf({ language }: Pick<SharedQuote, 'language'>): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    // Without them the message is in English, and can be written anew.
    loadTexts(language).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [language]);
}

type SharedQuote = Pick<
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

/** Whether its customers can open its quotes. */
export const isShared = ({ isCustomerPortal, portal }: Pick<SharedQuote, 'isCustomerPortal' | 'portal'>) =>
  isCustomerPortal || portal.sharesQuotes;

/** The page that the quote's customer can open, in the customer's language; null where its company shares no quotes, or it is no longer offered. */
function publicAddress(quote: SharedQuote): string | null {
  const { _id, status, language } = quote;
  if (status === 'Archived' || !isShared(quote)) return null;
  const pathname = `/quote/public/${_id}`;
  const path = language === 'en' ? pathname : addressIn(language, { pathname, search: '', hash: '' });
  return `${siteConfig().publicSiteUrl || location.origin}${path}`;
}

/** Opens a message to the customer, in the customer's language, in the user's email program. */
function mailAddress(quote: SharedQuote, link: string): string {
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
