import {
  type PublicQuote,
  priceForType,
  type ServiceLevel,
  serviceLevels,
  type TransportType,
  totalPrices,
} from '@overland/contracts';

type Vehicle = Pick<PublicQuote['vehicleQuotes'][number], 'calculatedQuotes'>;

/** Whole dollars of one vehicle at a level; 0 where the transport type is not offered. */
export function vehiclePrice(vehicle: Vehicle, level: ServiceLevel, type: TransportType): number {
  const prices = vehicle.calculatedQuotes.find(({ serviceLevel }) => serviceLevel === level);
  return prices ? priceForType(prices, type) : 0;
}

/** Whole dollars of all vehicles at a level, as the server added them up. */
export const columnTotal = (
  totals: PublicQuote['totalPricing'],
  level: ServiceLevel,
  type: TransportType,
): number => totalPrices(totals[level], type).now;

/** Whole dollars of the cheapest level; white glove costs the same at each. */
export const lowestTotal = (totals: PublicQuote['totalPricing'], type: TransportType): number =>
  Math.min(...serviceLevels.map((level) => columnTotal(totals, level, type)));
