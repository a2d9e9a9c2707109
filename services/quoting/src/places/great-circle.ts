const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

export type Point = { lat: number; lng: number };

/** Whether the degrees are those of a point on earth; false for NaN. */
export function isOnEarth({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

export function greatCircleMiles(from: Point, to: Point): number {
  const latSine = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const lngSine = Math.sin(((to.lng - from.lng) * RADIANS) / 2);
  const haversine =
    latSine * latSine + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * lngSine * lngSine;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
