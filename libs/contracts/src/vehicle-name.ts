import { translate } from '@overland/i18n';
import type { PricingClass } from './constants.js';

/** The built-in make, which no list contains; its models name their class: "Other (SUV)". */
export const otherMake = 'Other';

interface NamedVehicle {
  year?: number | null;
  make: string;
  model: string;
}

/** A class of vehicles as people read it. A pickup truck is called so in Spanish, too, and the text "Pickup" is of the event. */
export const classText = (pricingClass: PricingClass): string =>
  pricingClass === 'Pickup' ? pricingClass : translate(pricingClass);

/** A make or model as people read it: the built-in "Other" and "Other (SUV)" in their language. */
export const shownName = (name: string): string => (/^Other($| \()/.test(name) ? translate(name) : name);

/** "2019 Honda Accord", "Honda Other (SUV)"; the make "Other" is left out, as its models repeat it: "Other (SUV)". */
export function vehicleName({ year, make, model }: NamedVehicle): string {
  return [year, make === otherMake ? null : make, shownName(model)].filter(Boolean).join(' ');
}
