import * as z from 'zod/mini';
import { readInstant } from './read-instant.js';

const instant = z.pipe(
  z.string().check(z.refine((text) => readInstant(text) !== null, 'is not an instant')),
  z.transform((text) => readInstant(text) ?? new Date(Number.NaN)),
);

/** Super Dispatch sends numbers as numbers or as decimal strings. */
const decimal = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.refine((text) => text.trim() !== '' && Number.isFinite(Number(text)), 'is no number')),
    z.transform(Number),
  ),
]);

const text = z.nullish(z.string());

const WireLocation = z.looseObject({ latitude: decimal, longitude: decimal, updated_at: instant });

export const WireVehicle = z.looseObject({
  guid: text,
  vin: text,
  year: z.nullish(decimal),
  make: text,
  model: text,
  type: text,
  is_inoperable: z.nullish(z.boolean()),
  /** Unverified: webhooks report a driver's location by vehicle, but no page shows where an order has it. */
  driver_location: z.nullish(WireLocation),
});
export type WireVehicle = z.infer<typeof WireVehicle>;

export const WireOrder = z.looseObject({
  guid: z.string().check(z.minLength(1)),
  number: text,
  status: z.string(),
  is_posted_to_loadboard: z.nullish(z.boolean()),
  is_canceled: z.nullish(z.boolean()),
  created_at: z.nullish(instant),
  changed_at: z.nullish(instant),
  vehicles: z.nullish(z.array(WireVehicle)),
  /** Unverified, as is `driver`. */
  carrier: z.nullish(z.looseObject({ name: text })),
  driver: z.nullish(z.looseObject({ name: text, phone: text })),
});
export type WireOrder = z.infer<typeof WireOrder>;

export const WireToken = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  expires_in: decimal,
});

export const WireCreated = envelopeOf(z.looseObject({ guid: z.string().check(z.minLength(1)) }));
export const WireOrderReply = envelopeOf(WireOrder);
export const WireSubscription = envelopeOf(
  z.looseObject({ verification_token: z.string().check(z.minLength(1)) }),
);
/** Found orders are abbreviated: always with a guid, sometimes with a number. */
export const WireFound = z.looseObject({
  data: z.looseObject({
    objects: z.array(z.looseObject({ guid: z.string().check(z.minLength(1)), number: text })),
  }),
});

function envelopeOf<T extends z.ZodMiniType>(object: T) {
  return z.looseObject({ data: z.looseObject({ object }) });
}
