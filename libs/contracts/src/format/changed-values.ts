import { mileageBands } from '../constants.js';
import type { RateSheet } from '../rate-sheet.js';
import { bandLabel } from './bands.js';
import { formatMoney } from './numbers.js';

/** One difference as people read it; null where there was, or is, nothing. */
export interface ShownChange {
  what: string;
  from: string | null;
  to: string | null;
}

/** One value, or none where both sides are the same. */
export function differing<T>(
  what: string,
  from: T | undefined,
  to: T | undefined,
  write: (value: T) => string,
): ShownChange[] {
  if (from === to) return [];
  return [{ what, from: from === undefined ? null : write(from), to: to === undefined ? null : write(to) }];
}

const minus = (value: number) => (value < 0 ? '−' : '');
export const formatPercent = (value: number): string => `${minus(value)}${Math.abs(value)}%`;

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

/** What differs between two rate sheets. */
export function sheetChanges(before: RateSheet, after: RateSheet): ShownChange[] {
  return [
    ...mileageBands.flatMap((_end, at) =>
      differing(bandLabel(at), before.bands[at], after.bands[at], formatMoney),
    ),
    ...surchargeNames.flatMap((name) =>
      differing(surchargeLabels[name], before[name], after[name], formatMoney),
    ),
    ...differing(fuelLabel, before.fuelSurcharge, after.fuelSurcharge, formatPercent),
  ];
}
