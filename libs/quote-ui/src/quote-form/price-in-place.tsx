import { type PublicQuote, type TransportType, transportChoices } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { HeroPrice, levelLabel, messageOf, Note, Notice, Skeleton, styled } from '@overland/ui';
import { columnTotal } from '../quote/vehicle-prices';

/** Longer messages are hidden (docs/product/quotes.md). */
export const maxErrorLength = 200;

/** Has the height of the price, so that nothing jumps when it arrives. */
const Frame = styled('div')({
  minHeight: 92,
  '&[data-stale=true]': { opacity: 0.55 },
  '& > span': { margin: '4px 0 8px' },
});

type Preview = Pick<PublicQuote, 'totalPricing' | 'vehicleQuotes'>;

export interface PriceInPlaceProps {
  /** The price of what is chosen now; undefined while it is not known. */
  price: Preview | undefined;
  /** What is still to be chosen, or why there can be no price; null when the price can be asked for. */
  missing: string | null;
  error: unknown;
  /** A newer price is on its way. */
  isStale?: boolean;
  transportType: TransportType;
}

/** The price while the form is being filled in, for pickup within one business day. */
export function PriceInPlace({ price, missing, error, isStale = false, transportType }: PriceInPlaceProps) {
  const failure = error ? messageOf(error) : null;
  return (
    <Frame aria-live="polite" aria-busy={isStale} data-stale={isStale && price !== undefined}>
      <PriceText {...{ price, missing, failure, isStale, transportType }} />
    </Frame>
  );
}

interface PriceTextProps extends Pick<PriceInPlaceProps, 'price' | 'missing' | 'isStale' | 'transportType'> {
  failure: string | null;
}

function PriceText({ price, missing, failure, isStale, transportType }: PriceTextProps) {
  if (missing !== null) return <Note>{missing}</Note>;
  if (failure !== null) {
    return failure.length > maxErrorLength ? (
      <Note>{t('We couldn’t calculate a price.')}</Note>
    ) : (
      <Notice tone="stop">{failure}</Notice>
    );
  }
  if (!price && !isStale) return <Note>{t('We couldn’t calculate a price.')}</Note>;
  if (!price) {
    return (
      <>
        <Skeleton width="85%" height={14} />
        <Skeleton width="50%" height={34} />
        <Skeleton width="70%" height={14} />
      </>
    );
  }
  const count = price.vehicleQuotes.length;
  return (
    <>
      <Note>
        {t('{transport}, picked up within {days}', {
          transport: translate(transportChoices[transportType]),
          days: levelLabel(1),
        })}
      </Note>
      <HeroPrice dollars={columnTotal(price.totalPricing, 1, transportType)} />
      <Note>{t('{count, plural, one {# vehicle} other {# vehicles}}', { count })}</Note>
    </>
  );
}
