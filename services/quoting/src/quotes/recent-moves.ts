import type { RecentMoves } from '@overland/contracts';
import type { QuoteEntity } from './quote.entity.js';
import type { StoredInputs } from './quote-price.js';

/** The parts of a quote that the form offers again. */
export interface LatestQuote extends Pick<QuoteEntity, 'pickup' | 'delivery' | 'customerFullName'> {
  pricingInputs: Pick<StoredInputs, 'vehicles'>;
}

const most = { routes: 5, vehicles: 6, customers: 20 };

/** Each route, vehicle and customer once, in the order of the quotes. */
export function recentMoves(quotes: readonly LatestQuote[]): RecentMoves {
  const vehicles = quotes.flatMap(({ pricingInputs }) => pricingInputs.vehicles);
  return {
    routes: distinct(quotes, ({ pickup, delivery }) => `${pickup.placeId} ${delivery.placeId}`)
      .slice(0, most.routes)
      .map(({ pickup, delivery }) => ({ pickup, delivery })),
    vehicles: distinct(vehicles, ({ make, model, operableBool }) => `${make} ${model} ${operableBool}`)
      .slice(0, most.vehicles)
      .map(({ make, model, operableBool }) => ({ make, model, operableBool })),
    customers: distinct(
      quotes.map((quote) => quote.customerFullName).filter((name) => name !== ''),
      (name) => name.toLowerCase(),
    ).slice(0, most.customers),
  };
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const known = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
