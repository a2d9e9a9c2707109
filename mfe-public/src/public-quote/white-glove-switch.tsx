import { type PublicQuote, type TransportType, transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { columnTotal, whiteGloveLevel } from '@overland/quote-ui/quote';
import { Card, formatMoney, levelLabel, Note, styled, TextButton, WhiteGloveCard } from '@overland/ui';
import { otherView } from './shown-price';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' });
const Back = styled(TextButton)({ marginLeft: 'auto', minHeight: 44 });

interface WhiteGloveSwitchProps {
  quote: PublicQuote;
  shown: TransportType;
  onShow: (type: TransportType) => void;
}

/** White glove beside the open and enclosed prices, or the way back to them (docs/product/quotes.md). */
export function WhiteGloveSwitch({ quote, shown, onShow }: WhiteGloveSwitchProps) {
  const other = otherView(quote, shown);
  if (other === null) return null;
  if (other === 'WHITEGLOVE') {
    const totals = quote.totalPricing[`${whiteGloveLevel}`];
    return (
      <WhiteGloveCard
        price={totals.totalWhiteGloveTransportPortal}
        before={totals.totalWhiteGloveTransportBeforeDiscount}
        switchLabel={t('Switch to Platinum')}
        onSwitch={() => onShow(other)}
      />
    );
  }
  const transport = translate(transportLabels[other]);
  return (
    <Card as="section" aria-label={transport}>
      <Line>
        <Note>
          {t('{transport} is {price} for pickup within {days}.', {
            transport,
            price: formatMoney(columnTotal(quote.totalPricing, 1, other)),
            days: levelLabel(1),
          })}
        </Note>
        <Back onClick={() => onShow(other)}>{t('Switch back to {transport}', { transport })}</Back>
      </Line>
    </Card>
  );
}
