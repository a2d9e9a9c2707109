import { checkDigitOf } from '@overland/contracts';

export const vinSigns = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
export const vinLength = 17;
/** Model years from 2010 on. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY';

/**
 * A VIN with the manufacturer's code, the code of its year and a valid check digit.
 * @param drawn seventeen random characters; those not determined by the rest are kept.
 */
export function demoVin({ maker, year, drawn }: { maker: string; year: number; drawn: string }): string {
  const serial = [...drawn.slice(11)].map((sign) => vinSigns.indexOf(sign) % 10).join('');
  const vin = `${maker}${drawn.slice(3, 8)}0${yearCodes[year - 2010]}${drawn[10]}${serial}`;
  return `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;
}
