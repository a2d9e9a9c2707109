import { mileageBands } from '../constants.js';
import { formatCount, formatMiles } from './numbers.js';

/** A mileage band by its place in `mileageBands`: `251–500 mi`; `Over 3,500 mi` for what is longer than all. */
export function bandLabel(at: number): string {
  const before = mileageBands[at - 1] ?? 0;
  const end = mileageBands[at];
  return end === undefined ? `Over ${formatMiles(before)}` : `${formatCount(before + 1)}–${formatMiles(end)}`;
}

/** The same in a column that is called miles: `251 – 500`. */
export function bandMiles(at: number): string {
  const before = mileageBands[at - 1] ?? 0;
  const end = mileageBands[at];
  return end === undefined
    ? `Over ${formatCount(before)}`
    : `${formatCount(before + 1)} – ${formatCount(end)}`;
}
