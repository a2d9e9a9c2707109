import type { PriceBreakdown, ServiceLevel, TransportType } from '@overland/contracts';
import { explainPrice } from '../pricing/explain-price.js';
import type { QuoteEntity } from './quote.entity.js';
import { toPricingInputs } from './quote-pricing.js';

/** How the price of a stored quote at one level and transport type was calculated, by vehicle. */
export function breakdownOf(
  { pricingInputs: stored, miles }: Pick<QuoteEntity, 'pricingInputs' | 'miles'>,
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
