import { loadTexts } from '@overland/i18n';
import { PHONE, styled, TextButton } from '@overland/ui';
import { useNotices } from '@overland/web';
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
  const notify = useNotices((state) => state.notify);
  const link = publicAddress(quote);
  useTextsOf(quote);
  if (link === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('success', 'Link copied.');
    } catch {
      notify('error', `The link could not be copied. It is ${link}`);
    }
  };
  return (
    <Line>
      <TextButton onClick={() => void copy()}>Copy link</TextButton>
      <MailLink href={mailAddress(quote, link)}>Email this quote</MailLink>
    </Line>
  );
}

/** Pages of staff have the texts of no language until a customer reads it. */
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
