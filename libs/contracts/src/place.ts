import * as z from 'zod/mini';

/** A US city or ZIP code. Clients send the `placeId` only. `lat` and `lng` in degrees. */
export const Place = z.object({
  placeId: z.string(),
  text: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.infer<typeof Place>;

/** The road between two places: whole miles, transit in calendar days [min, max], and points [lat, lng] to draw. */
export const Route = z.object({
  miles: z.int(),
  transitTime: z.tuple([z.int(), z.int()]),
  line: z.array(z.tuple([z.number(), z.number()])),
});
export type Route = z.infer<typeof Route>;
