import type { Gazetteer } from '../gazetteer.js';
import { greatCircleMiles, isOnEarth, type Point } from '../great-circle.js';
import type { Place } from '../place.js';
import { signPlace } from '../signed-place.js';
import { isState } from '../states.js';
import { MapboxFeature } from './mapbox-answers.js';

/** Two places with one name in one state are the same if they are nearer than this. */
const SAME_PLACE_MILES = 25;
const ZIP = /^\d{5}$/;

/**
 * The place of a Mapbox feature. If the gazetteer has it, its own place is used, with id, point and ZIP, so that nothing from
 * Mapbox is stored. Null for anything but a US city or ZIP.
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
    const newCity = { city: name, state, zip: '', ...point };
    return knownCity(gazetteer, { name, state, point }) ?? signPlace(newCity, 'city', secret);
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
