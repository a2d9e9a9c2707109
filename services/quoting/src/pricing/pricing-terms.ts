import {
  PortalPricing,
  type PortalTerms,
  type RateSheet,
  type ServiceLevelSetting,
} from '@overland/contracts';
import { chooseSheet } from './rate-sheet.js';
import type { LevelAdjustment, PricingTerms } from './types.js';

/** What prices follow from in the provider's settings. */
interface PricingSettings {
  serviceLevels: readonly ServiceLevelSetting[];
  defaultSheet: RateSheet;
}

export const levelsOf = ({ serviceLevels }: Pick<PricingSettings, 'serviceLevels'>): LevelAdjustment[] =>
  serviceLevels.map(({ value: level, adjustmentPercent }) => ({ level, adjustmentPercent }));

export const pricingTermsOf = (portal: PortalTerms, settings: PricingSettings): PricingTerms => ({
  ...chooseSheet(portal, settings.defaultSheet),
  levels: levelsOf(settings),
  portal: PortalPricing.parse(portal),
});
