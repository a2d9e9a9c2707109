import { randomUUID } from 'node:crypto';
import type { OrderFields } from './check-order.js';
import { type SimulatedOrder, type WireOrder, type WireVehicle, wireInstant } from './simulated-order.js';

/** An order as it is when it was created. */
export function newOrder(fields: OrderFields, now: Date): SimulatedOrder {
  const at = wireInstant(now);
  return {
    wire: {
      ...fields,
      guid: randomUUID(),
      status: 'new',
      is_posted_to_loadboard: false,
      is_canceled: false,
      created_at: at,
      changed_at: at,
      vehicles: withGuids(fields.vehicles),
      carrier: null,
      driver: null,
    },
    road: null,
    isGpsOn: true,
    steppedAt: now.toISOString(),
    nextStepAt: null,
  };
}

/** What the shipper may change, over what only the service sets. */
export function edited(wire: WireOrder, fields: OrderFields): WireOrder {
  const { guid, status, is_posted_to_loadboard, is_canceled, created_at, changed_at, carrier, driver } = wire;
  return {
    ...fields,
    ...{ guid, status, is_posted_to_loadboard, is_canceled, created_at, changed_at, carrier, driver },
    vehicles: withGuids(fields.vehicles),
  };
}

function withGuids(vehicles: readonly Partial<WireVehicle>[]): WireVehicle[] {
  return vehicles.map((vehicle) => ({
    ...vehicle,
    guid: vehicle.guid ?? randomUUID(),
    vin: vehicle.vin?.toUpperCase() ?? null,
  }));
}
