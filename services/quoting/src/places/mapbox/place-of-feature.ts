import type { Gazetteer } from '../gazetteer.js';
import { greatCircleMiles, isOnEarth, type Point } from '../great-circle.js';
import type { Place } from '../place.js';
import { signPlace } from '../signed-place.js';
import { isState } from '../states.js';
import { MapboxFeature } from './mapbox-answers.js';

/** Two places of one name and state nearer than this are one. */
const SAME_PLACE_MILES = 25;
const ZIP = /^\d{5}$/;

/**
 * The place that Mapbox means. One that the gazetteer has is the gazetteer's, with its id, point and ZIP: it outlives
 * Mapbox, and nothing of Mapbox is stored. Null for what is no US city or ZIP.
 */
export function placeOfFeature(
  feature: unknown,
  { gazetteer, secret }: { gazetteer: Gazetteer; secret: string },
): Place | null {
  const parsed = MapboxFeature.safeParse(feature);
  if (!parsed.success) return null;
  const { feature_type: type, name, coordinates, context } = parsed.data.properties;
  const state = context.region.region_code;
  const point = { lat: coordinates.latitude, lng: coordinates.longitude };
  if (!isState(state) || !isOnEarth(point)) return null;
  if (type === 'place') {
    return knownCity(gazetteer, { name, state, point }) ?? newCity(gazetteer, { name, state, point, secret });
  }
  if (!ZIP.test(name)) return null;
  const city = context.place?.name;
  const known = gazetteer.find(`zip:${name}`);
  if (known || city === undefined) return known;
  return signPlace({ city, state, zip: name, ...point }, 'zip', secret);
}

type NamedPoint = { name: string; state: string; point: Point };

function knownCity(gazetteer: Gazetteer, { name, state, point }: NamedPoint): Place | null {
  const city = gazetteer.findCity(name, state);
  return city && greatCircleMiles(city, point) <= SAME_PLACE_MILES ? city : null;
}

/** A city that the gazetteer lacks has the nearest ZIP of its state. */
function newCity(
  gazetteer: Gazetteer,
  { name, state, point, secret }: NamedPoint & { secret: string },
): Place | null {
  const zip = gazetteer.nearestZip(point, state);
  return zip === null ? null : signPlace({ city: name, state, zip, ...point }, 'city', secret);
}
