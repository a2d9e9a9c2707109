// What people read of a carrier's fields: without schemas, as an order shows it before any form.
import type { OrderCarrier } from './order-carrier.js';
import type { CarrierCost } from './order-cost.js';

export const carrierLabels = {
  carrierName: 'Carrier',
  driverName: 'Driver',
  driverPhone: 'Driver’s phone',
  truck: 'Truck',
} as const satisfies Record<keyof OrderCarrier, string>;

export const costLabels = {
  offered: 'Offered',
  agreed: 'Agreed',
  paid: 'Paid to the carrier',
} as const satisfies Record<keyof CarrierCost, string>;
