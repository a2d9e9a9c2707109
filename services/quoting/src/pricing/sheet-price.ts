import type { PricingClass, RateSheet, ServiceLevel } from '@overland/contracts';
import { hundredths, partsOfDollars, shareInDollarsUp, WHOLE } from './exact.js';
import { bandPrice } from './rate-sheet.js';
import type { LevelAdjustment, PricedVehicleInput } from './types.js';

/** The parts of one vehicle's sheet price, each in parts (see `exact.ts`). */
export interface SheetAmounts {
  band: number;
  fuel: number;
  class: number;
  inoperable: number;
  enclosed: number;
}

/** Steps 2 to 6: band, fuel on the band only, class, operability, enclosure (docs/product/prices.md). */
export function sheetAmounts(
  terms: { sheet: RateSheet; miles: number },
  vehicle: PricedVehicleInput,
): SheetAmounts {
  const { sheet, miles } = terms;
  const band = bandPrice(sheet.bands, miles);
  return {
    band,
    fuel: (band / WHOLE) * hundredths(sheet.fuelSurcharge),
    class: partsOfDollars(classSurcharge(sheet, vehicle.pricingClass)),
    inoperable: vehicle.operable ? 0 : partsOfDollars(sheet.inoperableSurcharge),
    enclosed: partsOfDollars(sheet.enclosedSurcharge),
  };
}

export function openAmount(amounts: SheetAmounts): number {
  return amounts.band + amounts.fuel + amounts.class + amounts.inoperable;
}

export function enclosedAmount(amounts: SheetAmounts): number {
  return openAmount(amounts) + amounts.enclosed;
}

/** Step 7: the sheet price adjusted for the level, up to the whole dollar. */
export function levelPrice(amount: number, share: number): number {
  return shareInDollarsUp(amount, share);
}

/** The share of the sheet price that a level costs, in 1/10,000. @throws RangeError if the level is not set up. */
export function levelShare(levels: readonly LevelAdjustment[], level: ServiceLevel): number {
  const entry = levels.find((candidate) => candidate.level === level);
  if (entry === undefined) throw new RangeError(`Service level ${level} has no adjustment`);
  return WHOLE + hundredths(entry.adjustmentPercent);
}

function classSurcharge(sheet: RateSheet, pricingClass: PricingClass): number {
  switch (pricingClass) {
    case 'Sedan':
    case 'Pre-1975 Classic':
      return 0;
    case 'SUV':
      return sheet.suvClassSurcharge;
    case 'Van':
      return sheet.vanClassSurcharge;
    case 'Pickup':
      return sheet.pickUp4DoorClassSurcharge;
  }
}
