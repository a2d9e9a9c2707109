import type { OrderVehicle } from '@overland/contracts';

/** What was entered of each vehicle, which its quote shows, too. */
export const enteredOf = ({ vehicles }: { vehicles: readonly OrderVehicle[] }) =>
  vehicles.map(({ vin, year }) => ({ vin, year }));
