import type { PricingClass } from '@overland/contracts';
import type { TmsOrder, TmsStop, TmsVehicle } from '../tms-port.js';
import type { WireVehicle } from './wire.js';

const vehicleTypes: Record<PricingClass, string> = {
  Sedan: 'sedan',
  SUV: 'suv',
  Van: 'van',
  Pickup: '4_door_pickup',
  'Pre-1975 Classic': 'other',
};

/** The order in Super Dispatch's format. It has no prices (docs/product/dispatch.md). */
export function toWireOrder(order: TmsOrder) {
  return { ...toWireDetails(order), number: order.number, vehicles: order.vehicles.map(toWireVehicle) };
}

/**
 * The merge patch that updates the order at the TMS. An array in a patch replaces the whole array, including what dispatch
 * staff entered on a vehicle: so vehicles are sent only if they differ, known ones with their guid.
 */
export function toWirePatch(order: TmsOrder, there: readonly WireVehicle[]) {
  const details = toWireDetails(order);
  if (isSame(order.vehicles, there)) return details;
  const guids = new Map(there.map(({ vin, guid }) => [vin?.toUpperCase() ?? '', guid]));
  const vehicles = order.vehicles.map((vehicle) => {
    const guid = vehicle.vin === '' ? null : guids.get(vehicle.vin.toUpperCase());
    return { ...(guid ? { guid } : {}), ...toWireVehicle(vehicle) };
  });
  return { ...details, vehicles };
}

function toWireDetails({ transportType, pickup, delivery, customer }: TmsOrder) {
  return {
    transport_type: transportType,
    customer: { name: customer.name, email: orNull(customer.email), phone: orNull(customer.phone) },
    pickup: { first_available_pickup_date: toInstant(pickup.scheduledAt), ...toWireStop(pickup) },
    delivery: toWireStop(delivery),
  };
}

function toWireStop(stop: TmsStop) {
  return {
    date_type: stop.dateType,
    scheduled_at: toInstant(stop.scheduledAt),
    scheduled_ends_at: stop.scheduledEndsAt === null ? null : toInstant(stop.scheduledEndsAt),
    notes: orNull(stop.notes),
    venue: {
      name: stop.name || stop.contactName,
      address: stop.address,
      city: stop.city,
      state: stop.state,
      zip: stop.zip,
      contact_name: orNull(stop.contactName),
      contact_email: orNull(stop.contactEmail),
      contact_phone: orNull(stop.contactPhone),
    },
  };
}

function toWireVehicle({ vin, year, make, model, pricingClass, isInoperable }: TmsVehicle) {
  return {
    vin: orNull(vin),
    year,
    make,
    model,
    type: vehicleTypes[pricingClass],
    is_inoperable: isInoperable,
  };
}

function isSame(ours: readonly TmsVehicle[], there: readonly WireVehicle[]): boolean {
  const key = ({ vin, year, make, model, type, is_inoperable }: WireVehicle) =>
    JSON.stringify([vin ?? '', year ?? null, make ?? '', model ?? '', type ?? '', is_inoperable ?? false]);
  const known = there.map(key).sort();
  return JSON.stringify(ours.map((vehicle) => key(toWireVehicle(vehicle))).sort()) === JSON.stringify(known);
}

/** As an instant that is on the same day in every US time zone. */
function toInstant(day: string): string {
  return `${day}T12:00:00.000+0000`;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
