import { mileageBands, type RateSheet } from '@overland/contracts';
import { LAST_BAND_MILES } from './constants.js';
import { hundredths, WHOLE } from './exact.js';

/**
 * The sheet that prices a portal's quotes: its own if it has one, else the provider's. A premium portal's own bands are its
 * white-glove sheet whatever `hasCustomRates` says (docs/product/prices.md, step 1).
 */
export function chooseSheet(
  portal: { isPremium: boolean; hasCustomRates: boolean; customRates: RateSheet | null },
  defaultSheet: RateSheet,
): { sheet: RateSheet; whiteGloveSheet: readonly number[] | null } {
  if (portal.isPremium) return { sheet: defaultSheet, whiteGloveSheet: portal.customRates?.bands ?? null };
  const own = portal.hasCustomRates ? portal.customRates : null;
  return { sheet: own ?? defaultSheet, whiteGloveSheet: null };
}

/** The index of the band with these miles; longer moves are in the last one. */
export function bandIndex(miles: number): number {
  if (!Number.isSafeInteger(miles) || miles < 1)
    throw new RangeError(`${miles} is not a whole number of miles`);
  const index = mileageBands.findIndex((end) => miles <= end);
  return index === -1 ? mileageBands.length - 1 : index;
}

/**
 * The band price in parts (see `exact.ts`). Beyond 3,500 miles p + (miles − 3500) × p/3500, which is p × miles/3500; within the
 * bands the same product with miles = 3500. docs/product/prices.md, step 2.
 */
export function bandPrice(bands: readonly number[], miles: number): number {
  const price = bands[bandIndex(miles)];
  if (price === undefined)
    throw new RangeError(`A rate sheet has ${mileageBands.length} bands, not ${bands.length}`);
  return hundredths(price) * Math.max(miles, LAST_BAND_MILES) * WHOLE;
}
