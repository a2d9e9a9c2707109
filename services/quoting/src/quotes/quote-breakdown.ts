import type { PriceBreakdown, ServiceLevel, TransportType } from '@overland/contracts';
import { explainPrice } from '../pricing/explain-price.js';
import { toPricingInputs } from './quote-pricing.js';
import type { StoredQuote } from './stored-quote.js';

/** How the price of a stored quote at one level and transport type came about, for each of its vehicles. */
export function breakdownOf(
  { pricing_inputs: stored, miles }: Pick<StoredQuote, 'pricing_inputs' | 'miles'>,
  { serviceLevel, transportType }: { serviceLevel: ServiceLevel; transportType: TransportType },
): PriceBreakdown {
  const inputs = toPricingInputs(stored, miles, transportType);
  const vehicles = stored.vehicles.map(({ make, model }, vehicleIndex) => {
    const { rows, providerRate, price } = explainPrice(inputs, {
      vehicleIndex,
      level: serviceLevel,
      transportType,
    });
    return { make, model, steps: rows, providerRate, price };
  });
  return {
    serviceLevel,
    transportType,
    vehicles,
    total: vehicles.reduce((sum, { price }) => sum + price, 0),
  };
}
