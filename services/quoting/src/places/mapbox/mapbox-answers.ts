import * as z from 'zod/mini';

const named = z.object({ name: z.string() });

/** A place or postcode of Geocoding v6; the region is the state. */
export const MapboxFeature = z.object({
  properties: z.object({
    feature_type: z.enum(['place', 'postcode']),
    name: z.string(),
    coordinates: z.object({ longitude: z.number(), latitude: z.number() }),
    context: z.object({
      place: z.optional(named),
      region: z.object({ region_code: z.string() }),
    }),
  }),
});
export type MapboxFeature = z.infer<typeof MapboxFeature>;

/** An answer of Geocoding v6. Each feature is parsed on its own, so that one malformed feature does not lose the others. */
export const MapboxPlacesAnswer = z.object({ features: z.array(z.unknown()) });

/** An answer of Directions v5: metres, and [lng, lat] points. */
export const MapboxRouteAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number().check(z.nonnegative()),
        geometry: z.object({
          coordinates: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(2)),
        }),
      }),
    )
    .check(z.minLength(1)),
});
