import {
  type PublicQuote,
  serviceLevels,
  type TransportType,
  totalPrices,
  transportChoices,
} from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { HeroPrice, levelLabel, Money, messageOf, Note, Notice, Skeleton, styled } from '@overland/ui';
import { columnTotal, lowestTotal } from '../quote/vehicle-prices';

/** Longer messages are hidden (docs/product/quotes.md). */
export const maxErrorLength = 200;

/** Has the height of the price, so that nothing jumps when it arrives. */
const Frame = styled('div')({
  minHeight: 92,
  '&[data-levels=true]': { minHeight: 222 },
  '&[data-stale=true]': { opacity: 0.55 },
  '& > span': { margin: '4px 0 8px' },
});
const Head = styled(Note)({ marginTop: 10 });
const Levels = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: '6px 0 0',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
  '& dd': { margin: 0, fontWeight: 600 },
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
  /** The lowest price, and that of each level; else the one for pickup within one business day. */
  everyLevel?: boolean;
}

export function PriceInPlace({ error, isStale = false, everyLevel = false, ...shown }: PriceInPlaceProps) {
  const failure = error ? messageOf(error) : null;
  return (
    <Frame
      aria-live="polite"
      aria-busy={isStale}
      data-stale={isStale && shown.price !== undefined}
      data-levels={everyLevel}
    >
      <PriceText {...shown} {...{ failure, isStale, everyLevel }} />
    </Frame>
  );
}

interface PriceTextProps extends Omit<PriceInPlaceProps, 'error'> {
  failure: string | null;
}

function PriceText({ price, missing, failure, isStale, transportType, everyLevel }: PriceTextProps) {
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
  const vehicles = t('{count, plural, one {# vehicle} other {# vehicles}}', { count });
  if (everyLevel && transportType !== 'WHITEGLOVE') {
    return <LevelPrices {...{ price, transportType, vehicles }} />;
  }
  return (
    <>
      <Note>
        {t('{transport}, picked up within {days}', {
          transport: translate(transportChoices[transportType]),
          days: levelLabel(1),
        })}
      </Note>
      <HeroPrice dollars={columnTotal(price.totalPricing, 1, transportType)} />
      <Note>{vehicles}</Note>
    </>
  );
}

interface LevelPricesProps {
  price: Preview;
  transportType: TransportType;
  vehicles: string;
}

function LevelPrices({ price: { totalPricing }, transportType, vehicles }: LevelPricesProps) {
  const transport = translate(transportChoices[transportType]);
  return (
    <>
      <Note>
        {transport}, {vehicles}
      </Note>
      <HeroPrice dollars={lowestTotal(totalPricing, transportType)} isLowest />
      <Head>{t('Picked up within')}</Head>
      <Levels>
        {serviceLevels.map((level) => {
          const { now, before } = totalPrices(totalPricing[level], transportType);
          return (
            <div key={level}>
              <dt>{levelLabel(level)}</dt>
              <dd>
                <Money dollars={now} before={before} />
              </dd>
            </div>
          );
        })}
      </Levels>
    </>
  );
}
