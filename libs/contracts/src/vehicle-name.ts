/** The make that is always there and in nobody's list; its models say their class: "Other (SUV)". */
export const otherMake = 'Other';

interface NamedVehicle {
  year?: number | null;
  make: string;
  model: string;
}

/** "2019 Honda Accord", "Honda Other (SUV)"; the make "Other" says nothing that its model does not: "Other (SUV)". */
export function vehicleName({ year, make, model }: NamedVehicle): string {
  return [year, make === otherMake ? null : make, model].filter(Boolean).join(' ');
}
