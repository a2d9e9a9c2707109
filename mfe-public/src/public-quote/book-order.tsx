import type { PublicQuote } from '@overland/contracts';
import { transportChoices } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { columnTotal, DockedTotal, writeChoice } from '@overland/quote-ui/quote';
import {
  Card,
  DockedActions,
  formatMoney,
  LinkButton,
  levelLabel,
  Note,
  PHONE,
  type PriceChoice,
  styled,
} from '@overland/ui';

const Line = styled(Card)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  [PHONE]: { display: 'none' },
});
const Sum = styled('div')({ '& b': { fontSize: 26, fontWeight: 800, lineHeight: 1.2 } });

interface BookOrderProps {
  quote: PublicQuote;
  chosen: PriceChoice;
}

export const bookingAddress = (quoteId: string, chosen: PriceChoice) =>
  `/quote/public/${quoteId}/book?${writeChoice(chosen)}`;

export function BookOrder({ quote, chosen }: BookOrderProps) {
  const price = formatMoney(columnTotal(quote.totalPricing, chosen.level, chosen.transportType));
  const to = bookingAddress(quote._id, chosen);
  return (
    <>
      <Line as="section" aria-label={t('Book')}>
        <Sum>
          <b>{price}</b>
          <Note>
            {t('{transport}, picked up within {days}', {
              transport: translate(transportChoices[chosen.transportType]),
              days: levelLabel(chosen.level),
            })}
          </Note>
        </Sum>
        <LinkButton variant="go" to={to}>
          {t('Book Order')}
        </LinkButton>
      </Line>
      <DockedActions>
        <DockedTotal>
          {price}
          <small>
            {t(shortNames[chosen.transportType])}, {levelLabel(chosen.level)}
          </small>
        </DockedTotal>
        <LinkButton variant="go" to={to}>
          {t('Book Order')}
        </LinkButton>
      </DockedActions>
    </>
  );
}

const shortNames = { OPEN: 'Open', ENCLOSED: 'Enclosed', WHITEGLOVE: 'White glove' } as const;
