/** Builders for specs: the defaults of a new portal, one plain sedan over 620 miles. */
import type { PortalPricing, RateSheet } from '@overland/contracts';
import { DEFAULT_LEVELS, DEFAULT_RATE_SHEET, PLAIN_PORTAL } from './constants.js';
import type { PricedVehicleInput, PricingInputs } from './types.js';

export function aPortal(changes: Partial<PortalPricing> = {}): PortalPricing {
  return { ...PLAIN_PORTAL, ...changes };
}

export function aSheet(changes: Partial<RateSheet> = {}): RateSheet {
  return { ...DEFAULT_RATE_SHEET, ...changes };
}

export function aVehicle(changes: Partial<PricedVehicleInput> = {}): PricedVehicleInput {
  return { pricingClass: 'Sedan', operable: true, ...changes };
}

export function pricingInputs(changes: Partial<PricingInputs> = {}): PricingInputs {
  return {
    miles: 620,
    sheet: aSheet(),
    whiteGloveSheet: null,
    levels: DEFAULT_LEVELS,
    portal: aPortal(),
    transportType: 'OPEN',
    commission: 0,
    vehicles: [aVehicle()],
    ...changes,
  };
}
