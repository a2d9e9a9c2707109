import type { QuoteRequestInput } from '@overland/contracts';
import { t } from '@overland/i18n';
import { completeVehicles, type VehicleValues } from './quote-values';

interface Priceable {
  pickup: string;
  delivery: string;
  vehicleQuotes: readonly VehicleValues[];
}

/**
 * What still has to be chosen before a price can be shown, in the order of the form; null when nothing is.
 * `company` where the price depends on a company that is yet to be chosen.
 */
export function missingForPrice(
  { pickup, delivery, vehicleQuotes }: Priceable,
  company?: { portalId: string | null },
): string | null {
  if (pickup === '' && delivery === '') return t('Choose pickup and delivery to see the price.');
  if (pickup === '') return t('Choose the pickup place to see the price.');
  if (delivery === '') return t('Choose the delivery place to see the price.');
  if (completeVehicles(vehicleQuotes).length === 0) return missingOf(vehicleQuotes);
  if (company && !company.portalId) return 'Choose the company to see its price.';
  return null;
}

/** Of vehicles of which none is complete: what the one lacks that was filled in furthest. */
function missingOf(vehicles: readonly VehicleValues[]): string {
  if (vehicles.some(({ model }) => model !== '')) {
    return t('Say whether the vehicle is operable to see the price.');
  }
  if (vehicles.some(({ make }) => make !== '')) return t('Choose the model to see the price.');
  return t('Choose a vehicle to see the price.');
}

/** The part of the request that the price depends on. Prices of every transport type come in one answer. */
export function priceable({ pickup, delivery, vehicleQuotes }: Priceable) {
  return {
    pickup,
    delivery,
    vehicleQuotes: completeVehicles(vehicleQuotes),
  } satisfies Partial<QuoteRequestInput>;
}
