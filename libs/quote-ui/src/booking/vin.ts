const form = /^[A-HJ-NPR-Z0-9]{17}$/;
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Letters stand for digits by their place in these rows (49 CFR 565.15); I, O and Q are not used. */
const digits = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** 49 CFR 565: the ninth character is the weighted sum of the others modulo 11, X for ten. */
export function hasRightCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, character, index) => total + (digits.indexOf(character) % 10) * (weights[index] ?? 0),
    0,
  );
  const digit = sum % 11;
  return vin[8] === (digit === 10 ? 'X' : String(digit));
}

/**
 * A word of care about a VIN that is well formed but does not add up; null where there is none. Never a refusal:
 * vehicles made for other countries, and before 1981, carry no check digit.
 */
export function vinConcern(vin: string, year: string): string | null {
  if (!form.test(vin) || (/^\d{4}$/.test(year) && Number(year) < 1981)) return null;
  if (hasRightCheckDigit(vin)) return null;
  return 'Please check this VIN: one of its characters does not fit the others.';
}

/** As it is kept: upper case, without the spaces and dashes of a copied one. */
export const tidyVin = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '').slice(0, 17);
