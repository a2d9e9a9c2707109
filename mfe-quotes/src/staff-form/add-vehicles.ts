import { maxVehicles, type VehicleRequest } from '@overland/contracts';
import type { VehicleValues } from '@overland/quote-ui/quote-form';

const isEmpty = ({ make, model }: VehicleValues) => make === '' && model === '';

/** The rows with more vehicles added: empty rows are filled, others stay; `left` is how many did not fit. */
export function addVehicles(
  rows: readonly VehicleValues[],
  added: readonly VehicleRequest[],
): { rows: VehicleValues[]; left: number } {
  const all = [...rows.filter((row) => !isEmpty(row)), ...added];
  return { rows: all.slice(0, maxVehicles), left: Math.max(0, all.length - maxVehicles) };
}
