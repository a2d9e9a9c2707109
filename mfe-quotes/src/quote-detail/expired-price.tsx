import type { Quote, RepricedQuote } from '@overland/contracts';
import { columnTotal, expiryState } from '@overland/quote-ui/quote';
import {
  Button,
  formatExpired,
  formatExpiry,
  formatMoney,
  Notice,
  type PriceChoice,
  styled,
} from '@overland/ui';
import { quoteActions } from './quote-actions';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  '& b': { fontWeight: 800, color: 'var(--ink)' },
});
const Above = styled('div')({
  marginTop: 24,
  '& > div': { alignItems: 'center' },
  '& > div > div': { flex: 1 },
});

interface ExpiredPriceProps {
  quote: Quote;
  choice: PriceChoice;
  /** What the price was before it was made again on this page. */
  before: RepricedQuote['before'] | null;
  isPricing: boolean;
  onPriceAgain: () => void;
}

/** An expired price with a button for today's; afterwards the old price beside the new one. */
export function ExpiredPrice({ quote, choice, before, isPricing, onPriceAgain }: ExpiredPriceProps) {
  const expiry = expiryState(quote, new Date());
  const until = formatExpiry(quote.expiresAt, quote.portal.timeZone);
  if (before && expiry !== 'expired') {
    return (
      <Above>
        <Notice tone="sign" live>
          <Change quote={quote} choice={choice} before={before} /> {until}.
        </Notice>
      </Above>
    );
  }
  if (expiry !== 'expired' || !quoteActions(quote).canEdit) return null;
  return (
    <Above>
      <Notice tone="amber">
        <Line>
          <span>{formatExpired(quote.expiresAt, quote.portal.timeZone)}.</span>
          <Button size="small" busy={isPricing} busyLabel="Calculating..." onClick={onPriceAgain}>
            Get today’s price
          </Button>
        </Line>
      </Notice>
    </Above>
  );
}

function Change({
  quote,
  choice,
  before,
}: Pick<ExpiredPriceProps, 'quote' | 'choice'> & { before: RepricedQuote['before'] }) {
  const was = columnTotal(before.totalPricing, choice.level, choice.transportType);
  const is = columnTotal(quote.totalPricing, choice.level, choice.transportType);
  if (was === is) return <>Today’s price is the same: {formatMoney(is)}.</>;
  return (
    <>
      Today’s price: <s>{formatMoney(was)}</s> → <b>{formatMoney(is)}</b>.
    </>
  );
}
