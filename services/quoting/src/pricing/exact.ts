/**
 * Exact arithmetic in safe integers. An amount is counted in parts of a cent so small that a percentage with two decimals
 * (1/10,000) of a price per mile beyond the last band (1/3,500) is still whole.
 */
import { LAST_BAND_MILES } from './constants.js';

/** 100 percent with two decimals. */
export const WHOLE = 10_000;
export const PARTS_PER_CENT = LAST_BAND_MILES * WHOLE;
export const PARTS_PER_DOLLAR = PARTS_PER_CENT * 100;

/** 8.25 → 825. @throws RangeError for anything but a number with at most two decimals. */
export function hundredths(value: number): number {
  const scaled = Math.round(value * 100);
  if (!Number.isSafeInteger(scaled) || Math.abs(value * 100 - scaled) > 1e-4) {
    throw new RangeError(`${value} is not a number with at most two decimals`);
  }
  return scaled;
}

/** Dollars with at most two decimals → parts. */
export function partsOfDollars(dollars: number): number {
  return hundredths(dollars) * PARTS_PER_CENT;
}

/** 50.7 → 50: commissions and discounts are in whole dollars. @throws RangeError for a negative amount or no number. */
export function wholeDollars(value: number): number {
  const whole = Math.trunc(value);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${value} is not an amount in dollars`);
  return whole;
}

/** Both arguments whole, dividend ≥ 0. @throws RangeError if the dividend is too large to be exact. */
export function ceilQuotient(dividend: number, divisor: number): number {
  const remainder = checked(dividend) % divisor;
  return (dividend - remainder) / divisor + (remainder > 0 ? 1 : 0);
}

export function centsDown(parts: number): number {
  return (checked(parts) - (parts % PARTS_PER_CENT)) / PARTS_PER_CENT;
}

export function dollarsUp(parts: number): number {
  return ceilQuotient(parts, PARTS_PER_DOLLAR);
}

/** `share` of an amount in parts, up to the whole dollar; `share` in 1/10,000. */
export function shareInDollarsUp(parts: number, share: number): number {
  return shareQuotient({ parts, share, unit: PARTS_PER_DOLLAR, round: WHOLE * PARTS_PER_DOLLAR - 1 });
}

/** `share` of an amount in parts, down to the cent; `share` in 1/10,000. */
export function shareInCentsDown(parts: number, share: number): number {
  return shareQuotient({ parts, share, unit: PARTS_PER_CENT, round: 0 });
}

/**
 * floor((parts × share + round) / (WHOLE × unit)). The product itself would pass 2^53, so the amount is split into whole units
 * and a rest, and so is the share of the units.
 */
function shareQuotient(of: { parts: number; share: number; unit: number; round: number }): number {
  const { parts, share, unit, round } = of;
  const rest = checked(parts) % unit;
  const shareOfUnits = ((parts - rest) / unit) * share;
  const restOfShare = shareOfUnits % WHOLE;
  const last = checked(restOfShare * unit + rest * share + round);
  return (shareOfUnits - restOfShare) / WHOLE + Math.floor(last / (WHOLE * unit));
}

function checked(whole: number): number {
  if (!Number.isSafeInteger(whole) || whole < 0) throw new RangeError(`${whole} cannot be counted exactly`);
  return whole;
}
