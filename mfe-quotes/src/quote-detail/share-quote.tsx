import { loadTexts } from '@overland/i18n';
import { PHONE, styled, TextButton } from '@overland/ui';
import { copyText } from '@overland/web';
import { useEffect, useState } from 'react';
import { mailAddress, publicAddress, type SharedQuote } from './public-address';

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '0 16px',
  '& > *': { minHeight: 36, display: 'inline-flex', alignItems: 'center' },
  [PHONE]: { '& > *': { minHeight: 44 } },
});

const MailLink = styled('a')({ color: 'var(--blue)', textUnderlineOffset: 3 });

/** The quote's public page for its customer: as a link, or in an email of the person's own. */
export function ShareQuote({ quote }: { quote: SharedQuote }) {
  const link = publicAddress(quote);
  useTextsOf(quote);
  if (link === null) return null;
  const words = { copied: 'Link copied.', failed: `The link could not be copied. It is ${link}` };
  return (
    <Line>
      <TextButton onClick={() => void copyText(link, words)}>Copy link</TextButton>
      <MailLink href={mailAddress(quote, link)}>Email this quote</MailLink>
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
