import { LRUCache } from 'lru-cache';
import type { Gazetteer } from '../gazetteer.js';
import { greatCircleMiles, isOnEarth, type Point } from '../great-circle.js';
import type { Place } from '../place.js';
import type { PlacesEngine, Trip } from '../places-engine.js';
import { toWholeMiles } from '../road-miles.js';
import { signPlace } from '../signed-place.js';
import { isState } from '../states.js';
import { MapboxFeature, MapboxPlacesAnswer, MapboxRouteAnswer } from './mapbox-answers.js';
import { type MapboxClient, MapboxError } from './mapbox-client.js';

const METERS_PER_MILE = 1609.344;
/** The price preview, the quote and its map ask for the same trip within minutes. */
const REMEMBERED_TRIPS = 500;
/** Cities and ZIP codes of the United States (docs/product/places.md). */
const WANTED = { country: 'us', types: 'place,postcode', language: 'en' };

type Parts = { client: MapboxClient; gazetteer: () => Gazetteer; secret: string };

/** Mapbox Geocoding v6 and Directions v5. Every call throws MapboxError if Mapbox has no answer. */
export class MapboxPlaces implements PlacesEngine {
  /** Simultaneous requests for one trip share one call; failures are not cached. */
  private readonly trips = new LRUCache<string, Trip, { from: Place; to: Place }>({
    max: REMEMBERED_TRIPS,
    fetchMethod: (_key, _stale, { context }) => this.askForTrip(context.from, context.to),
    ignoreFetchAbort: true,
  });

  constructor(private readonly parts: Parts) {}

  async suggest(query: string, limit: number): Promise<Place[]> {
    // A semicolon would separate batched queries. No `proximity`, as our server's location means nothing.
    const q = query.replaceAll(';', ' ').trim();
    const params = { q, ...WANTED, limit: String(limit), autocomplete: 'true' };
    return this.places('/search/geocode/v6/forward', params);
  }

  async nearest(lat: number, lng: number): Promise<Place | null> {
    const params = { longitude: String(lng), latitude: String(lat), ...WANTED };
    const [first] = await this.places('/search/geocode/v6/reverse', params);
    return first ?? null;
  }

  between(from: Place, to: Place): Promise<Trip> {
    return this.trips.forceFetch(`${from.placeId}>${to.placeId}`, { context: { from, to } });
  }

  private async places(path: string, params: Record<string, string>): Promise<Place[]> {
    const answer = MapboxPlacesAnswer.safeParse(await this.parts.client.get('search', path, params));
    if (!answer.success) throw new MapboxError('Mapbox search answered in a shape that is not known.');
    const context = { gazetteer: this.parts.gazetteer(), secret: this.parts.secret };
    const found = answer.data.features.flatMap((feature) => placeOfFeature(feature, context) ?? []);
    return [...new Map(found.map((place) => [place.placeId, place])).values()];
  }

  private async askForTrip(from: Place, to: Place): Promise<Trip> {
    const ends = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
    const params = { geometries: 'geojson', overview: 'simplified', exclude: excludedBetween(from, to) };
    const raw = await this.parts.client.get('directions', `/directions/v5/mapbox/driving/${ends}`, params);
    const answer = MapboxRouteAnswer.safeParse(raw);
    const route = answer.success ? answer.data.routes[0] : undefined;
    if (!route) throw new MapboxError('Mapbox directions found no route.');
    return {
      miles: toWholeMiles(route.distance / METERS_PER_MILE),
      line: route.geometry.coordinates.map(([lng, lat]) => [lat, lng]),
      source: 'mapbox',
    };
  }
}

/** Carriers take no ferries, and leave the country only for Alaska. */
function excludedBetween(from: Place, to: Place): string {
  return from.state === 'AK' || to.state === 'AK' ? 'ferry' : 'ferry,country_border';
}

/** Two places with one name in one state are the same if they are nearer than this. */
const SAME_PLACE_MILES = 25;
const ZIP = /^\d{5}$/;

/**
 * The place of a Mapbox feature. If the gazetteer has it, its own place is used, with id, point and ZIP, so that nothing from
 * Mapbox is stored. Null for anything but a US city or ZIP.
 */
function placeOfFeature(
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
