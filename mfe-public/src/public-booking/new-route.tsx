import { type Place, type PublicQuote, placeName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { type BookingValues, levelFor, type Stop } from '@overland/quote-ui/booking';
import { columnTotal } from '@overland/quote-ui/quote';
import { priceable, valuesOfQuote } from '@overland/quote-ui/quote-form';
import { Button, formatMoney, messageOf, Notice, styled } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { useApiQuery } from '@overland/web';
import { useTakeRoute } from './use-take-route';

const Change = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 6,
  '& s': { color: 'var(--ink-2)' },
  '& b': { fontSize: 20 },
});

const Sums = styled('span')({ whiteSpace: 'nowrap' });

interface NewRouteProps {
  quote: PublicQuote;
  stop: Stop;
  place: Place;
}

/**
 * The price by way of another place, beside the quoted one. The button makes a quote of that route and goes on with
 * it.
 */
export function NewRoute({ quote, stop, place }: NewRouteProps) {
  const [transportType, chosen] = useWatch<BookingValues, ['transportType', 'serviceLevel']>({
    name: ['transportType', 'serviceLevel'],
  });
  const choice = { transportType, level: levelFor({ level: chosen, transportType }) };
  const move = priceable({ ...valuesOfQuote(quote), [stop]: place.placeId });
  const { data: price, error } = useApiQuery(calls.quotes.pricePublic, { body: move }, { staleTime: 60_000 });
  const { take, isTaking, problem } = useTakeRoute(quote);
  if (error) return messageOf(error);
  if (!price) return t('Calculating...');
  const now = columnTotal(price.totalPricing, choice.level, transportType);
  const before = columnTotal(quote.totalPricing, choice.level, transportType);
  return (
    <Change>
      <span>
        {stop === 'pickup'
          ? t('With the pickup there the price is')
          : t('With the delivery there the price is')}{' '}
        <Sums>
          {before !== now && (
            <>
              <s>{formatMoney(before)}</s> →{' '}
            </>
          )}
          <b>{formatMoney(now)}</b>
        </Sums>
      </span>
      <Button wide busy={isTaking} busyLabel={t('Calculating...')} onClick={() => take(move, choice)}>
        {t('Go on with {place}', { place: placeName(place.text) })}
      </Button>
      {problem !== null && (
        <Notice tone="stop" live>
          {problem}
        </Notice>
      )}
    </Change>
  );
}
