import { isAbroad } from './borders.js';
import type { Gazetteer } from './gazetteer.js';
import { greatCircleMiles, isOnEarth, type Point } from './great-circle.js';
import { type Place, type PlaceRow, toPlace } from './place.js';

/** A point further than this from every town and ZIP is outside the United States or at sea. */
const GUARD_MILES = 60;

/** Places whose distances differ by less than this are equally near; the bigger one is then the better name. */
const EQUALLY_NEAR_MILES = 0.5;
const CANDIDATES = 8;

/** The outline of the country is this accurate: a point this near to a US place counts as inside. */
const BORDER_TOLERANCE_MILES = 0.3;

/**
 * The place that best names a point, for "near Amarillo, TX 79101"; null outside the United States, or if the coordinates are
 * no point on earth.
 */
export function nearestPlace(gazetteer: Gazetteer, lat: number, lng: number): Place | null {
  if (!isOnEarth({ lat, lng })) return null;
  const miles = isAbroad({ lat, lng }) ? BORDER_TOLERANCE_MILES : GUARD_MILES;
  const near = gazetteer.points.nearest({ lat, lng, count: CANDIDATES, miles });
  const best = biggestOfTheNearest(near, { lat, lng });
  return best ? toPlace(best) : null;
}

function biggestOfTheNearest(near: PlaceRow[], point: Point): PlaceRow | undefined {
  const first = near[0];
  if (!first) return undefined;
  const limit = greatCircleMiles(point, first) + EQUALLY_NEAR_MILES;
  const equals = near.filter(
    (place) => greatCircleMiles(point, place) <= limit && place.state === first.state,
  );
  return equals.reduce((best, place) => (place.rank > best.rank ? place : best), first);
}
