import * as z from 'zod/mini';
import { Refusal } from './refusal.js';

const text = z.string().check(z.minLength(1));
const instant = z.optional(
  z.nullable(z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))),
);

const Stop = z.looseObject({
  date_type: z.enum(['estimated', 'exact', 'not_earlier_than', 'not_later_than']),
  scheduled_at: instant,
  scheduled_ends_at: instant,
  venue: z.looseObject({ city: text, state: text, zip: text }),
});

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

/** What an order must say, as far as integrators found out. */
const OrderFields = z.looseObject({
  number: text,
  transport_type: z.enum(['OPEN', 'ENCLOSED', 'DRIVEAWAY']),
  customer: z.looseObject({ name: text }),
  pickup: Stop,
  delivery: Stop,
  vehicles: z
    .array(
      z.looseObject({
        type: z.enum(vehicleTypes),
        guid: z.optional(z.string()),
        vin: z.optional(z.nullable(z.string())),
      }),
    )
    .check(z.minLength(1)),
});
export type OrderFields = z.output<typeof OrderFields>;

/** @throws Refusal that names the field */
export function checkOrder(body: unknown): OrderFields {
  const parsed = z.safeParse(OrderFields, body);
  if (parsed.success) return parsed.data;
  throw new Refusal(400, `${parsed.error.issues[0]?.path.join('.') || 'the order'} is not valid`);
}

export function fieldsOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, `${name} must be an object`);
  }
  return { ...value };
}
