import { type Quote, type TransportType, transportLabels } from '@overland/contracts';
import { columnTotal, whiteGloveLevel } from '@overland/quote-ui/quote';
import { Card, formatMoney, Note, styled, TextButton, WhiteGloveCard } from '@overland/ui';
import { switchTarget } from './quote-actions';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
});

interface TransportSwitchProps {
  quote: Quote;
  isSwitching: boolean;
  onSwitch: (to: TransportType) => void;
}

/** White glove beside the open and enclosed prices, or the way back from it (docs/product/quotes.md). */
export function TransportSwitch({ quote, isSwitching, onSwitch }: TransportSwitchProps) {
  const target = switchTarget(quote);
  if (quote.transportType !== 'WHITEGLOVE') {
    const totals = quote.totalPricing[`${whiteGloveLevel}`];
    return (
      <WhiteGloveCard
        price={totals.totalWhiteGloveTransportPortal}
        before={totals.totalWhiteGloveTransportBeforeDiscount}
        switchLabel="Switch to Platinum"
        busy={isSwitching}
        {...(target && { onSwitch: () => onSwitch(target) })}
      />
    );
  }
  if (target === null) return null;
  return (
    <Card as="section" aria-label={transportLabels[target]}>
      <Line>
        <Note>
          {transportLabels[target]}: {formatMoney(columnTotal(quote.totalPricing, 1, target))} for pickup
          within 1 business day
        </Note>
        <TextButton disabled={isSwitching} onClick={() => onSwitch(target)}>
          {isSwitching ? 'Switching…' : 'Switch back to Open'}
        </TextButton>
      </Line>
    </Card>
  );
}
