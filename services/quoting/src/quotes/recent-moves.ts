import type { Place, RecentMoves } from '@overland/contracts';
import type { StoredVehicle } from './stored-quote.js';

/** What of a stored quote is offered again. */
export interface LatestQuote {
  pickup: Place;
  delivery: Place;
  customer_full_name: string;
  vehicles: StoredVehicle[];
}

const most = { routes: 5, vehicles: 6, customers: 20 };

/** Each route, vehicle and customer once, in the order of the quotes. */
export function recentMoves(quotes: readonly LatestQuote[]): RecentMoves {
  const vehicles = quotes.flatMap((quote) => quote.vehicles);
  return {
    routes: distinct(quotes, ({ pickup, delivery }) => `${pickup.placeId} ${delivery.placeId}`)
      .slice(0, most.routes)
      .map(({ pickup, delivery }) => ({ pickup, delivery })),
    vehicles: distinct(vehicles, ({ make, model, operableBool }) => `${make} ${model} ${operableBool}`)
      .slice(0, most.vehicles)
      .map(({ make, model, operableBool }) => ({ make, model, operableBool })),
    customers: distinct(
      quotes.map((quote) => quote.customer_full_name).filter((name) => name !== ''),
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
