import { Refusal } from './refusal.js';
import type { WirePlace, WireVehicle } from './simulated-order.js';

type Fields = Record<string, unknown>;

export interface OrderFields extends Fields {
  number: string;
  pickup: { venue: WirePlace };
  delivery: { venue: WirePlace };
  vehicles: Partial<WireVehicle>[];
}

const transportTypes = ['OPEN', 'ENCLOSED', 'DRIVEAWAY'];
const dateTypes = ['estimated', 'exact', 'not_earlier_than', 'not_later_than'];
const vehicleTypes = [
  'sedan',
  '2_door_coupe',
  'suv',
  'pickup',
  '4_door_pickup',
  'van',
  'motorcycle',
  'other',
];

/** What an order must say, as far as integrators found out. @throws Refusal that names the field */
export function checkOrder(body: unknown): OrderFields {
  const order = fieldsOf(body, 'the order');
  textOf(order, 'number');
  oneOf(order, 'transport_type', transportTypes);
  textOf(fieldsOf(order.customer, 'customer'), 'name');
  for (const name of ['pickup', 'delivery']) checkStop(fieldsOf(order[name], name), name);
  if (!Array.isArray(order.vehicles) || order.vehicles.length === 0) {
    throw new Refusal(400, 'vehicles must not be empty');
  }
  for (const vehicle of order.vehicles) oneOf(fieldsOf(vehicle, 'vehicles'), 'type', vehicleTypes);
  return order as OrderFields;
}

export function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, `${name} must be an object`);
  }
  return { ...value };
}

function checkStop(stop: Fields, name: string): void {
  oneOf(stop, 'date_type', dateTypes);
  for (const field of ['scheduled_at', 'scheduled_ends_at']) {
    const value = stop[field];
    const isInstant = typeof value === 'string' && !Number.isNaN(Date.parse(value));
    if (value !== null && value !== undefined && !isInstant) {
      throw new Refusal(400, `${name}.${field} must be an instant`);
    }
  }
  const venue = fieldsOf(stop.venue, `${name}.venue`);
  for (const field of ['city', 'state', 'zip']) textOf(venue, field);
}

function textOf(fields: Fields, name: string): void {
  if (typeof fields[name] !== 'string' || fields[name] === '')
    throw new Refusal(400, `${name} must be given`);
}

function oneOf(fields: Fields, name: string, values: readonly string[]): void {
  if (!values.includes(String(fields[name]))) throw new Refusal(400, `${name} is not valid`);
}
