/** The built-in make, which no list contains; its models name their class: "Other (SUV)". */
export const otherMake = 'Other';

interface NamedVehicle {
  year?: number | null;
  make: string;
  model: string;
}

/** "2019 Honda Accord", "Honda Other (SUV)"; the make "Other" is left out, as its models repeat it: "Other (SUV)". */
export function vehicleName({ year, make, model }: NamedVehicle): string {
  return [year, make === otherMake ? null : make, model].filter(Boolean).join(' ');
}
