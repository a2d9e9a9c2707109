import { translate } from '@overland/i18n';
import type { PricingClass } from './constants.js';

/** The built-in make, which no list contains; its models name their class: "Other (SUV)". */
export const otherMake = 'Other';

interface NamedVehicle {
  year?: number | null;
  make: string;
  model: string;
}

/**
 * A class in the language of the reader. A pickup is called so in both, and is no place where vehicles are picked up, which
 * has another word in Spanish.
 */
export const className = (pricingClass: PricingClass): string =>
  pricingClass === 'Pickup' ? pricingClass : translate(pricingClass);

/** "2019 Honda Accord", "Honda Other (SUV)"; the make "Other" is left out, as its models repeat it: "Other (SUV)". */
export function vehicleName({ year, make, model }: NamedVehicle): string {
  return [year, make === otherMake ? null : make, model].filter(Boolean).join(' ');
}
