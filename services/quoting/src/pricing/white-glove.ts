import type { PortalPricing } from '@overland/contracts';
import { WHITE_GLOVE_DOLLARS_PER_MILE, WHITE_GLOVE_PERCENT_OF_ENCLOSED } from './constants.js';
import { hundredths, PARTS_PER_CENT, partsOfDollars } from './exact.js';
import { NoPriceError } from './no-price-error.js';
import { bandPrice } from './rate-sheet.js';

export interface WhiteGloveTerms {
  miles: number;
  whiteGloveSheet: readonly number[] | null;
  portal: Pick<PortalPricing, 'isPremium' | 'hasWhiteGloveOverride' | 'whiteGloveOverride'>;
}

export interface WhiteGloveAmount {
  basis: 'premiumSheet' | 'override' | 'perMile' | 'enclosed';
  /** In parts (see `exact.ts`), not yet rounded. */
  amount: number;
}

/**
 * Step 8, the same for every level: a premium portal's own sheet, else the portal's price per mile, else a
 * price that is never below enclosed. No class, fuel, inoperable or enclosed additions on the first two.
 * `enclosedPrice`: the vehicle's enclosed price at level 1 in whole dollars, before the provider discount.
 */
export function whiteGloveAmount(terms: WhiteGloveTerms, enclosedPrice: number): WhiteGloveAmount {
  const { portal, miles, whiteGloveSheet } = terms;
  if (portal.isPremium) {
    if (whiteGloveSheet === null)
      throw new NoPriceError('This premium portal has no white-glove rate sheet.');
    return { basis: 'premiumSheet', amount: bandPrice(whiteGloveSheet, miles) };
  }
  if (portal.hasWhiteGloveOverride) {
    return { basis: 'override', amount: miles * partsOfDollars(portal.whiteGloveOverride) };
  }
  const perMile = miles * hundredths(WHITE_GLOVE_DOLLARS_PER_MILE) * PARTS_PER_CENT;
  const overEnclosed = enclosedPrice * WHITE_GLOVE_PERCENT_OF_ENCLOSED * PARTS_PER_CENT;
  return perMile > overEnclosed
    ? { basis: 'perMile', amount: perMile }
    : { basis: 'enclosed', amount: overEnclosed };
}
