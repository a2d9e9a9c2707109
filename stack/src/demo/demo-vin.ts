const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
/** Model years from 2010 on. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The values of A to Z; a VIN never contains I, O or Q. */
const letterValues = '12345678012345070923456789';

export const vinLength = weights.length;
export const vinSigns = signs;

const worthOf = (sign: string) =>
  /\d/.test(sign) ? Number(sign) : Number(letterValues[sign.charCodeAt(0) - 'A'.charCodeAt(0)]);

/** The check digit, the ninth character of a VIN, computed from the other sixteen. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, sign, index) => total + worthOf(sign) * (weights[index] ?? 0), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/**
 * A VIN with the manufacturer's code, the code of its year and a valid check digit.
 * @param drawn seventeen random characters; those not determined by the rest are kept.
 */
export function demoVin({ maker, year, drawn }: { maker: string; year: number; drawn: string }): string {
  const serial = [...drawn.slice(11)].map((sign) => signs.indexOf(sign) % 10).join('');
  const vin = `${maker}${drawn.slice(3, 8)}0${yearCodes[year - 2010]}${drawn[10]}${serial}`;
  return `${vin.slice(0, 8)}${checkDigit(vin)}${vin.slice(9)}`;
}
