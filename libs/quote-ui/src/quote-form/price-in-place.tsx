import { type PricePreview, type TransportType, transportChoices } from '@overland/contracts';
import {
  formatMiles,
  formatTransit,
  HeroPrice,
  messageOf,
  Note,
  Notice,
  Skeleton,
  styled,
} from '@overland/ui';
import { columnTotal } from '../quote/vehicle-prices';

/** Longer messages are not fit for the form (specification, section 2, quote form). */
export const maxErrorLength = 200;

/** Holds the height of what comes, so that nothing jumps when the price is there. */
const Frame = styled('div')({
  minHeight: 92,
  '&[data-stale=true]': { opacity: 0.55 },
  '& > span': { margin: '4px 0 8px' },
});

type Preview = Pick<PricePreview, 'totalPricing' | 'miles' | 'transitTime' | 'vehicleQuotes'>;

export interface PriceInPlaceProps {
  /** The price of what is chosen just now; undefined while none is known. */
  price: Preview | undefined;
  /** What is still to be chosen; null when the price can be asked for. */
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
  if (missing !== null) {
    return (
      <>
        <Note>Price</Note>
        <Note>{missing}</Note>
      </>
    );
  }
  if (failure !== null) {
    return failure.length > maxErrorLength ? (
      <Note>No price yet.</Note>
    ) : (
      <Notice tone="stop">{failure}</Notice>
    );
  }
  if (!price && !isStale) return <Note>No price yet.</Note>;
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
      <Note>{transportChoices[transportType]}, picked up within 1 business day</Note>
      <HeroPrice dollars={columnTotal(price.totalPricing, 1, transportType)} />
      <Note>
        {formatMiles(price.miles)}, {formatTransit(price.transitTime)},{' '}
        {count === 1 ? '1 vehicle' : `${count} vehicles`}
      </Note>
    </>
  );
}
