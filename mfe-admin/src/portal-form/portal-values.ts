import {
  availableReports,
  defaultBandPrices,
  defaultSurcharges,
  followUpDays,
  mileageBands,
  PortalForm,
  type PortalRecord,
} from '@overland/contracts';

/** A portal as the form edits it: without what the server keeps itself. */
export function valuesOf(portal: PortalRecord): PortalForm {
  const keys = Object.keys(PortalForm.shape) as (keyof PortalForm)[];
  const values = Object.fromEntries(keys.map((key) => [key, portal[key]])) as PortalForm;
  // Sorted, so that switching one off and on again is no change.
  return {
    ...values,
    availableReports: availableReports.filter((one) => portal.availableReports.includes(one)),
    followUpDays: followUpDays.filter((one) => portal.followUpDays.includes(one)),
  };
}

type Sheet = NonNullable<PortalForm['customRates']>;
type SheetFlags = Pick<PortalForm, 'isPremium' | 'hasCustomRates'>;

/** What an own sheet begins with (docs/product/prices.md, defaults). */
const defaultSheet: Sheet = { bands: [...defaultBandPrices], ...defaultSurcharges };
/** White-glove prices have no default: each band is asked for. NaN is an amount that was not entered yet. */
const emptyWhiteGloveSheet: Sheet = { ...defaultSheet, bands: mileageBands.map(() => Number.NaN) };

/**
 * The sheet to edit after a switch was turned: the stored one where it is of that kind, since a premium portal's prices
 * are white glove and no other portal's are.
 */
export function sheetFor(flags: SheetFlags, stored: PortalForm | null): PortalForm['customRates'] {
  const kept = stored?.isPremium === flags.isPremium ? stored.customRates : null;
  if (kept !== null) return kept;
  if (flags.isPremium) return emptyWhiteGloveSheet;
  return flags.hasCustomRates ? defaultSheet : null;
}
