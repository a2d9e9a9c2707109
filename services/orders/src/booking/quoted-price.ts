import {
  PublicCalculatedQuote,
  PublicTotalPricing,
  priceForType,
  type Quote,
  type ServiceLevel,
  serviceLevels,
  type TransportType,
  totalPrices,
  type VehicleQuote,
} from '@overland/contracts';
import * as z from 'zod/mini';

/** The prices of a quote, as stored or as of today. */
export type Priced = Pick<
  Quote,
  'miles' | 'transitTime' | 'vehicleQuotes' | 'totalPricing' | 'totalCommission'
>;

export interface Choice {
  transportType: TransportType;
  serviceLevel: ServiceLevel;
}

/** The total at this transport type and level in whole dollars; 0 if the type was not quoted. */
export const totalAt = (
  { totalPricing }: Pick<Priced, 'totalPricing'>,
  { transportType, serviceLevel }: Choice,
): number => totalPrices(totalPricing[serviceLevel], transportType).now;

/** One vehicle's price at this transport type and level, in whole dollars. */
export function vehiclePriceAt(
  { calculatedQuotes }: VehicleQuote,
  { transportType, serviceLevel }: Choice,
): number {
  const prices = calculatedQuotes[serviceLevels.indexOf(serviceLevel)];
  if (!prices) throw new Error(`A quote has no price at service level ${serviceLevel}.`);
  return priceForType(prices, transportType);
}

const PublicTotals = z.object({
  '1': PublicTotalPricing,
  '3': PublicTotalPricing,
  '5': PublicTotalPricing,
  '7': PublicTotalPricing,
});

/** Portal prices only: what the provider charges must not reach an answer that a customer can see. */
export const publicTotals = ({ totalPricing }: Pick<Priced, 'totalPricing'>) =>
  z.parse(PublicTotals, totalPricing);

export const publicPrices = ({ calculatedQuotes }: VehicleQuote) =>
  z.parse(z.array(PublicCalculatedQuote), calculatedQuotes);
