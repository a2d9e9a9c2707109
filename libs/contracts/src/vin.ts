import { perLanguage, t } from '@overland/i18n';
import { vinPattern } from './constants.js';
import { isKnownMake, isSameMake, makesOf } from './vin-makes.js';

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The position of a letter in these rows gives its digit (49 CFR 565.15); I, O and Q are not used. */
const digits = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
/** The tenth character, from 1980; the same again every thirty years. */
const years = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;

/** What a VIN says of its vehicle. */
export interface DecodedVin {
  /** Whether its ninth character fits the others. Vehicles made for other countries have no check digit. */
  isRight: boolean;
  /** null where the tenth character stands for no year. */
  modelYear: number | null;
  /** The makes of its factory; empty where it is not in our table. */
  makes: readonly string[];
}

/** What the VIN is held against. */
export interface QuotedVehicle {
  year: number | null;
  make: string;
}

/** Decodes a VIN of 17 characters without asking anybody (docs/product/orders.md); null for any other. */
export function checkVin(vin: string): DecodedVin | null {
  if (!vinPattern.test(vin)) return null;
  return {
    isRight: vin[8] === checkDigitOf(vin),
    modelYear: modelYearOf(vin),
    makes: makesOf(vin.slice(0, 3)),
  };
}

/** 49 CFR 565.15: the ninth character is the weighted sum of the others modulo 11, X for ten. */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, index) => total + (digits.indexOf(character) % 10) * (weights[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** A letter as the seventh character of a car or light truck means that it is of 2010 or later. */
function modelYearOf(vin: string): number | null {
  const index = years.indexOf(vin.charAt(9));
  if (index === -1) return null;
  return firstYear + index + (/[A-Z]/.test(vin.charAt(6)) ? 30 : 0);
}

/**
 * What a VIN fills in: its model year, and its make where the factory builds one alone. Null for one that is not right. A year
 * that has not come yet is of a heavy truck, whose VIN counts otherwise.
 */
export function knownByVin(
  vin: string,
  thisYear: number,
): { year: number | null; make: string | null } | null {
  const decoded = checkVin(vin);
  if (!decoded?.isRight) return null;
  const { modelYear, makes } = decoded;
  const [make = null, ...others] = makes;
  return {
    year: modelYear !== null && modelYear <= thisYear + 1 ? modelYear : null,
    make: others.length === 0 ? make : null,
  };
}

const oneOf = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/**
 * What to ask about a VIN: a wrong check digit, or another year or make than quoted. Hints that never refuse anything;
 * before 1981 VINs had no common form.
 */
export function vinConcerns(vin: string, quoted: QuotedVehicle): string[] {
  const decoded = checkVin(vin);
  if (decoded === null || (quoted.year !== null && quoted.year < 1981)) return [];
  const { isRight, modelYear, makes } = decoded;
  const concerns = isRight
    ? []
    : [t('Please check this VIN: one of its characters does not fit the others.')];
  // Heavy trucks do not follow the rule of the seventh character: thirty years later is the same year here.
  if (modelYear !== null && quoted.year !== null && (modelYear - quoted.year) % 30 !== 0) {
    concerns.push(
      t('This VIN is of model year {found}, not {quoted}.', {
        found: String(modelYear),
        quoted: String(quoted.year),
      }),
    );
  }
  const isOther = makes.length > 0 && !makes.some((make) => isSameMake(make, quoted.make));
  if (isOther && isKnownMake(quoted.make)) {
    concerns.push(
      t('This VIN is of a {found}, not a {quoted}.', { found: oneOf().format(makes), quoted: quoted.make }),
    );
  }
  return concerns;
}
