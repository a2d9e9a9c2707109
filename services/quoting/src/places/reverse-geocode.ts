import { parsePoints } from './barriers.js';
import { readDataLines } from './data-file.js';
import type { Gazetteer } from './gazetteer.js';
import { greatCircleMiles, isOnEarth, type Point } from './great-circle.js';
import { type Place, type PlaceRow, toPlace } from './place.js';
import { isInside } from './polygon.js';

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

type Borders = { zones: Point[][]; lands: Point[][] };

let loaded: Borders | null = null;

/** Reads `data/places/borders.txt` once (some 1,700 corners). */
function loadBorders(): Borders {
  loaded ??= readBorders();
  return loaded;
}

function readBorders(): Borders {
  const borders: Borders = { zones: [], lands: [] };
  for (const line of readDataLines('places/borders.txt')) {
    const corners = parsePoints(line.slice(line.indexOf('|') + 1));
    (line.startsWith('zone ') ? borders.zones : borders.lands).push(corners);
  }
  return borders;
}

/** Whether a point is in Canada, Mexico or another neighbor: in its zone, but not on American land. */
function isAbroad(point: Point): boolean {
  const { zones, lands } = loadBorders();
  return isInAny(zones, point) && !isInAny(lands, point);
}

function isInAny(areas: readonly Point[][], point: Point): boolean {
  return areas.some((corners) => isInside(corners, point));
}
