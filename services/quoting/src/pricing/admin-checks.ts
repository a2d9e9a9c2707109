import { mileageBands } from '@overland/contracts';
import { dollarsUp } from './exact.js';
import { NoPriceError } from './no-price-error.js';
import { perVehicleAmounts } from './portal-price.js';
import { priceQuote } from './price-quote.js';
import { enclosedAmount, levelPrice, levelShare, openAmount, sheetAmounts } from './sheet-price.js';
import type { PricedVehicleInput, PricingTerms } from './types.js';
import { whiteGloveAmount } from './white-glove.js';

/** The cheapest vehicle to move. */
const PLAIN_SEDAN: PricedVehicleInput = { pricingClass: 'Sedan', operable: true };

/**
 * The largest portalAdminDiscount that may be saved, whole dollars per vehicle: the lowest level-7 provider rate after the
 * provider's discount, over all bands. White glove has no level 7 and counts for premium portals only, which sell nothing else
 * (docs/product/prices.md, step 12).
 */
export function highestPortalDiscount(terms: PricingTerms): number {
  const { providerDiscount } = perVehicleAmounts(terms.portal, 0);
  return Math.max(
    0,
    Math.min(...mileageBands.map((miles) => lowestListPrice(terms, miles))) - providerDiscount,
  );
}

/** Whether the portal's discount is in use and above what may be saved. */
export function refusesDiscount(terms: PricingTerms): boolean {
  return perVehicleAmounts(terms.portal, 0).portalAdminDiscount > highestPortalDiscount(terms);
}

/**
 * Up to which length a move of a plain sedan has no price at some level, in miles: discounts take all of it. 0 if every
 * move has one.
 */
export function milesWithoutPrice(terms: PricingTerms): number {
  return mileageBands.findLast((miles) => !hasPrice(terms, miles)) ?? 0;
}

/** Whether nothing is left of the lowest rate itself, so that only the company's tariff makes a price. */
export function takesLowestRate(terms: PricingTerms): boolean {
  const { portalAdminDiscount } = perVehicleAmounts(terms.portal, 0);
  return portalAdminDiscount > 0 && portalAdminDiscount >= highestPortalDiscount(terms);
}

function hasPrice(terms: PricingTerms, miles: number): boolean {
  const { isPremium, portalCommission } = terms.portal;
  const transportType = isPremium ? 'WHITEGLOVE' : 'OPEN';
  try {
    priceQuote({ ...terms, miles, transportType, commission: portalCommission, vehicles: [PLAIN_SEDAN] });
    return true;
  } catch (error) {
    if (error instanceof NoPriceError) return false;
    throw error;
  }
}

function lowestListPrice(terms: PricingTerms, miles: number): number {
  if (terms.portal.isPremium) return dollarsUp(whiteGloveAmount({ ...terms, miles }, 0).amount);
  const amounts = sheetAmounts({ sheet: terms.sheet, miles }, PLAIN_SEDAN);
  return levelPrice(openAmount(amounts), levelShare(terms.levels, 7));
}

export interface PricingWarning {
  code: 'bandBelowPrevious' | 'whiteGloveBelowEnclosed';
  message: string;
}

/**
 * Warnings for an administrator after saving rates: a band cheaper than the previous one, and white glove cheaper than enclosed
 * transport of a sedan at level 1. Nothing here refuses the save.
 */
export function pricingWarnings(terms: PricingTerms): PricingWarning[] {
  const ownBands = terms.portal.isPremium ? (terms.whiteGloveSheet ?? []) : terms.sheet.bands;
  return [...bandWarnings(ownBands), ...whiteGloveWarnings(terms)];
}

function bandWarnings(bands: readonly number[]): PricingWarning[] {
  return bands.flatMap((price, index) => {
    const before = bands[index - 1];
    if (before === undefined || price >= before) return [];
    const message = `The price for ${bandName(index)} miles is below that for ${bandName(index - 1)} miles.`;
    return [{ code: 'bandBelowPrevious' as const, message }];
  });
}

function whiteGloveWarnings(terms: PricingTerms): PricingWarning[] {
  if (terms.portal.isPremium && terms.whiteGloveSheet === null) return [];
  const upTo = mileageBands
    .map((end, index) => lastMileBelowEnclosed(terms, index, end))
    .findLast((m) => m > 0);
  if (upTo === undefined) return [];
  const message = `White glove costs less than enclosed transport for moves of up to ${upTo} miles.`;
  return [{ code: 'whiteGloveBelowEnclosed', message }];
}

/** The last mile of a band at which white glove is cheaper than enclosed; 0 if there is none. */
function lastMileBelowEnclosed(terms: PricingTerms, index: number, end: number): number {
  const first = (mileageBands[index - 1] ?? 0) + 1;
  const enclosed = levelPrice(
    enclosedAmount(sheetAmounts({ sheet: terms.sheet, miles: end }, PLAIN_SEDAN)),
    levelShare(terms.levels, 1),
  );
  const isBelow = (miles: number) =>
    dollarsUp(whiteGloveAmount({ ...terms, miles }, enclosed).amount) < enclosed;
  let low = first - 1;
  let high = end;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isBelow(middle)) low = middle;
    else high = middle - 1;
  }
  return low < first ? 0 : low;
}

function bandName(index: number): string {
  return `${(mileageBands[index - 1] ?? 0) + 1}-${mileageBands[index]}`;
}
