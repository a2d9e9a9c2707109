import {
  mileageBands,
  type PortalPricing,
  type RateSheet,
  type ServiceLevel,
  type TransportType,
} from '@overland/contracts';
import {
  LAST_BAND_MILES,
  WHITE_GLOVE_DOLLARS_PER_MILE,
  WHITE_GLOVE_PERCENT_OF_ENCLOSED,
} from './constants.js';
import { tariffValue } from './portal-price.js';
import { bandIndex } from './rate-sheet.js';
import type { WhiteGloveAmount, WhiteGloveTerms } from './white-glove.js';

export const inoperable = 'Inoperable vehicle';
export const enclosed = 'Enclosed transport';
export const rounding = 'Rounded up to the whole dollar';
export const providerDiscount = 'Provider discount';
export const commission = 'Commission';
export const portalDiscount = 'Customer discount';

export function band(miles: number): string {
  if (miles > LAST_BAND_MILES) return `${thousands(miles)} miles at the last band's price per mile`;
  const index = bandIndex(miles);
  return `Base price, ${(mileageBands[index - 1] ?? 0) + 1}-${mileageBands[index]} miles`;
}

export function fuel(sheet: RateSheet): string {
  return `Fuel surcharge, ${sheet.fuelSurcharge}% of the base price`;
}

/** `adjustment` in 1/100 percent. */
export function level(serviceLevel: ServiceLevel, adjustment: number): string {
  const days = serviceLevel === 1 ? '1 business day' : `${serviceLevel} business days`;
  return `Pickup within ${days}, ${adjustment < 0 ? '-' : '+'}${Math.abs(adjustment) / 100}%`;
}

export function whiteGlove(
  basis: WhiteGloveAmount['basis'],
  terms: WhiteGloveTerms,
  enclosedPrice: number,
): string {
  switch (basis) {
    case 'premiumSheet':
      return `White glove. ${band(terms.miles)}`;
    case 'override':
      return perMile(terms.miles, terms.portal.whiteGloveOverride);
    case 'perMile':
      return perMile(terms.miles, WHITE_GLOVE_DOLLARS_PER_MILE);
    case 'enclosed':
      return `White glove, ${WHITE_GLOVE_PERCENT_OF_ENCLOSED}% of enclosed ($${thousands(enclosedPrice)})`;
  }
}

export function tariff(portal: PortalPricing, transportType: TransportType): string {
  if (!portal.companyTariffIsPercent) return 'Company tariff';
  return `Company tariff, ${tariffValue(portal, transportType)}% of the provider rate`;
}

function perMile(miles: number, dollars: number): string {
  return `White glove, ${thousands(miles)} miles at $${dollars.toFixed(2)}`;
}

/** 2710 → "2,710", without Intl, whose output depends on the machine. */
function thousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
