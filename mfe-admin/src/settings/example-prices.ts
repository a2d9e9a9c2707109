import type { ServiceLevel, SettingsForm } from '@overland/contracts';

export const exampleMiles = 620;
/** The band of 501 to 750 miles. */
const exampleBand = 2;

interface ExamplePrice {
  level: ServiceLevel;
  name: string;
  open: number | null;
  enclosed: number | null;
}

const hundredths = (value: number) => Math.round(value * 100);

/**
 * What the sedan of the worked example costs the companies on the default sheet, in whole dollars; null while a field
 * is empty. Steps 2 to 7 of the pricing for that one case, shown while typing; the server makes the real prices.
 */
export function examplePrices({ serviceLevels, defaultSheet }: SettingsForm): ExamplePrice[] {
  const band = defaultSheet.bands[exampleBand];
  const { fuelSurcharge, enclosedSurcharge } = defaultSheet;
  return serviceLevels.map(({ value: level, name, adjustmentPercent }) => {
    const price = (extra: number) => {
      const parts = [band, fuelSurcharge, adjustmentPercent, extra];
      if (!parts.every((part) => typeof part === 'number') || band === undefined) return null;
      // In ten-thousandths of a cent: whole numbers, so that rounding up is exact.
      const sheet = hundredths(band) * (10_000 + hundredths(fuelSurcharge)) + hundredths(extra) * 10_000;
      return Math.ceil((sheet * (10_000 + hundredths(adjustmentPercent))) / 10_000_000_000);
    };
    return { level, name, open: price(0), enclosed: price(enclosedSurcharge) };
  });
}
