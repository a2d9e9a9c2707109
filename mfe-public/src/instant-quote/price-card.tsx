import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { DockedPrice, lowestTotal } from '@overland/quote-ui/quote';
import {
  type MoveValues,
  missingForPrice,
  PriceInPlace,
  priceable,
  useLivePrice,
  useNoRoad,
} from '@overland/quote-ui/quote-form';
import { formatMoney, Section } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';

/** The price of the customer's move so far, at the customer portal's terms. */
export function usePublicPrice() {
  const values = useWatch() as MoveValues;
  const noRoad = useNoRoad(values.pickup, values.delivery);
  const missing = noRoad ?? missingForPrice(values);
  const live = useLivePrice(calls.quotes.pricePublic, { body: priceable(values) }, missing);
  return { ...live, transportType: values.transportType };
}

type PublicPrice = ReturnType<typeof usePublicPrice>;

export function PriceCard({ live }: { live: PublicPrice }) {
  return (
    <Section title={t('Your price')}>
      <PriceInPlace {...live} everyLevel />
    </Section>
  );
}

/** The same beside a phone's docked button. */
export function DockedLowest({ live: { price, isStale, transportType } }: { live: PublicPrice }) {
  if (!price) return null;
  const lowest = formatMoney(lowestTotal(price.totalPricing, transportType));
  return (
    <DockedPrice data-stale={isStale}>
      {transportType === 'WHITEGLOVE' ? lowest : t('from {price}', { price: lowest })}
    </DockedPrice>
  );
}
