import type { RateSheet } from '../rate-sheet.js';
import type { ChangedValue } from '../settings-history.js';
import { bandLabel } from './bands.js';
import { formatMoney, formatPercent } from './numbers.js';

/** Values by their names, as people read both. */
export type NamedValues = Iterable<readonly [what: string, value: string]>;

/** What differs, in the order of `after`, and then what is gone; null where there was, or is, nothing. */
export function differences(before: NamedValues, after: NamedValues): ChangedValue[] {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Map([...is, ...was]).keys()]
    .map((what) => ({ what, from: was.get(what) ?? null, to: is.get(what) ?? null }))
    .filter(({ from, to }) => from !== to);
}

/** The surcharges of a rate sheet that are dollars. */
export const surchargeLabels = {
  suvClassSurcharge: 'SUV',
  vanClassSurcharge: 'Van',
  pickUp4DoorClassSurcharge: 'Pickup, 4-door',
  inoperableSurcharge: 'Inoperable',
  enclosedSurcharge: 'Enclosed transport',
} as const satisfies Partial<Record<keyof RateSheet, string>>;
export const fuelLabel = 'Fuel';

export const surchargeNames = Object.keys(surchargeLabels) as (keyof typeof surchargeLabels)[];

export const sheetValues = (sheet: RateSheet): [string, string][] => [
  ...sheet.bands.map((price, at): [string, string] => [bandLabel(at), formatMoney(price)]),
  ...surchargeNames.map((name): [string, string] => [surchargeLabels[name], formatMoney(sheet[name])]),
  [fuelLabel, formatPercent(sheet.fuelSurcharge)],
];
