import { maxVehicles } from '@overland/contracts';
import type { VehicleValues } from '@overland/quote-ui/quote-form';

/** The rows in which something was chosen. */
export const filledVehicles = (rows: readonly VehicleValues[]) => rows.filter((row) => !isEmpty(row));

const isEmpty = ({ make, model }: VehicleValues) => make === '' && model === '';

/** The rows with more vehicles added: empty rows are filled, others stay; `left` is how many did not fit. */
export function addVehicles(
  rows: readonly VehicleValues[],
  added: readonly VehicleValues[],
): { rows: VehicleValues[]; left: number } {
  const all = [...filledVehicles(rows), ...added];
  return { rows: all.slice(0, maxVehicles), left: Math.max(0, all.length - maxVehicles) };
}
