import type { PublicQuote } from '@overland/contracts';
import { t } from '@overland/i18n';
import { QuoteExpiry } from '@overland/quote-ui/quote';
import { Card, CheckIcon, LinkButton, Note, styled } from '@overland/ui';
import { instantQuoteAddress } from './no-such-quote';

const Line = styled(Card)({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& h2': { fontSize: 18, fontWeight: 800, lineHeight: 1.3 },
  '& > div': { flex: 1, minWidth: 220 },
});
const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--panel)',
  color: 'var(--panel-ink)',
});

export function QuoteStanding({ quote }: { quote: PublicQuote }) {
  if (quote.status === 'Booked') {
    return (
      <Line as="section" aria-label={t('Booked')}>
        <Mark aria-hidden="true">
          <CheckIcon size={22} />
        </Mark>
        <div>
          <h2>{t('This quote is booked')}</h2>
          <Note>
            {t('It is now order #{number}. The confirmation was sent by email.', {
              number: String(quote.uniqueId),
            })}
          </Note>
        </div>
      </Line>
    );
  }
  if (quote.status === 'Archived') {
    return (
      <Line as="section" aria-label={t('Withdrawn')}>
        <div>
          <h2>{t('This quote is no longer offered')}</h2>
          <Note>{t('A new quote with today’s price takes a minute.')}</Note>
        </div>
        <LinkButton variant="go" to={instantQuoteAddress()}>
          {t('Get a new quote')}
        </LinkButton>
      </Line>
    );
  }
  return (
    <>
      <QuoteExpiry quote={quote} now={new Date()} />
      {quote.mailedAt && (
        <Note>{t('We send this quote to {email}, too.', { email: quote.customerEmail })}</Note>
      )}
    </>
  );
}
