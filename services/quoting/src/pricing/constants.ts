import {
  defaultBandPrices,
  defaultSurcharges,
  newPortal,
  PortalPricing,
  type RateSheet,
} from '@overland/contracts';
import type { LevelAdjustment } from './types.js';

/** The end of the last band. Beyond it, the last price grows with the distance. */
export const LAST_BAND_MILES = 3500;

/** The provider's sheet until a super admin changes it (docs/product/prices.md, defaults). */
export const DEFAULT_RATE_SHEET: RateSheet = {
  bands: [...defaultBandPrices],
  ...defaultSurcharges,
};

/** The sheet has the level-1 price; slower pickup costs less (docs/product/prices.md). */
export const DEFAULT_LEVELS: readonly LevelAdjustment[] = [
  { level: 1, adjustmentPercent: 0 },
  { level: 3, adjustmentPercent: -5 },
  { level: 5, adjustmentPercent: -10 },
  { level: 7, adjustmentPercent: -15 },
];

/** White glove without a sheet or an override: dollars per mile, and percent of enclosed at level 1. */
export const WHITE_GLOVE_DOLLARS_PER_MILE = 2;
export const WHITE_GLOVE_PERCENT_OF_ENCLOSED = 150;

/** The terms of a new portal, which leave the provider's prices as they are. */
export const PLAIN_PORTAL: Readonly<PortalPricing> = PortalPricing.parse(newPortal);
