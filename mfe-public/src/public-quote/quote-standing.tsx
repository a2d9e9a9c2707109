import type { PublicQuote } from '@overland/contracts';
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

/** The state of the quote: booked, no longer offered, or how long its price is valid. */
export function QuoteStanding({ quote }: { quote: PublicQuote }) {
  if (quote.status === 'Booked') {
    return (
      <Line as="section" aria-label="Booked">
        <Mark aria-hidden="true">
          <CheckIcon size={22} />
        </Mark>
        <div>
          <h2>This quote is booked</h2>
          <Note>It is now order #{quote.uniqueId}. The confirmation is in your email.</Note>
        </div>
      </Line>
    );
  }
  if (quote.status === 'Archived') {
    return (
      <Line as="section" aria-label="Withdrawn">
        <div>
          <h2>This quote is no longer offered</h2>
          <Note>A new quote with today’s price takes a minute.</Note>
        </div>
        <LinkButton variant="go" to={instantQuoteAddress()}>
          Get a new quote
        </LinkButton>
      </Line>
    );
  }
  return <QuoteExpiry quote={quote} now={new Date()} />;
}
