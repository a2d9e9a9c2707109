import { greatCircleMiles, type Point } from './great-circle.js';
import { NameIndex } from './name-index.js';
import { type Place, type PlaceRow, toPlace } from './place.js';
import { nameKey } from './place-spelling.js';
import { PointIndex } from './point-index.js';
import { type PlaceFiles, readPlaceFiles } from './read-places.js';
import { ZipIndex } from './zip-index.js';

export type { Place } from './place.js';

/** A ZIP this near counts as the place's own if the place has no postal name. */
const NEIGHBOUR_ZIP_MILES = 15;

const NEAREST_ZIP_MILES = 60;
/** Enough to get past the ZIPs of the neighboring state near a border. */
const NEAREST_COUNT = 200;

/** Cities and ZIPs with every index that the searches need. Built once and never changed. */
export class Gazetteer {
  readonly cityNames: NameIndex;
  readonly zips: ZipIndex;
  readonly points: PointIndex;

  constructor({ cities, zips, aliases }: PlaceFiles) {
    this.cityNames = new NameIndex(cities, aliases);
    this.zips = new ZipIndex(zips);
    this.points = new PointIndex([...zips, ...cities.filter((city) => city.isPostal)]);
  }

  /** The place with an id from `suggestPlaces`; null for any other text. */
  find(placeId: string): Place | null {
    const [kind, first = '', slug = ''] = placeId.split(':');
    const row = kind === 'zip' ? this.zips.find(first) : this.cityNames.findCity(nameKey(slug), first);
    const place = row && toPlace(row);
    return place?.placeId === placeId ? place : null;
  }

  /** The city with this name in any spelling: "Saint Louis", "mo". */
  findCity(name: string, state: string): Place | null {
    const row = this.cityRow(name, state);
    return row && toPlace(row);
  }

  /** A ZIP in the middle of the place, for looking things up by ZIP; '' if there is none within 60 miles. */
  centralZip(place: Place): string {
    if (place.zip !== '') return place.zip;
    const row = this.cityRow(place.city, place.state);
    if (row && toPlace(row).placeId === place.placeId) return row.zip;
    return this.nearestZip(place, place.state);
  }

  /**
   * Whether a booking's ZIP belongs to the quoted place, on which the price depends: a ZIP of the same city and state, or, for
   * a place without its own postal name, any ZIP of its state within 15 miles.
   */
  zipBelongsTo(zip: string, place: Pick<Place, 'city' | 'state' | 'zip' | keyof Point>): boolean {
    const row = this.zips.find(zip);
    // A ZIP newer than the gazetteer belongs to the place that was found by it.
    if (!row) return zip !== '' && zip === place.zip;
    if (row.state !== place.state) return false;
    if (nameKey(row.city) === nameKey(place.city)) return true;
    const city = this.cityRow(place.city, place.state);
    return !city?.isPostal && greatCircleMiles(city ?? place, row) <= NEIGHBOUR_ZIP_MILES;
  }

  private nearestZip({ lat, lng }: Point, state: string): string {
    const near = this.points.nearest({ lat, lng, count: NEAREST_COUNT, miles: NEAREST_ZIP_MILES });
    return near.find((row) => row.kind === 'zip' && row.state === state)?.zip ?? '';
  }

  private cityRow(name: string, state: string): PlaceRow | null {
    return this.cityNames.findCity(nameKey(name), state.toUpperCase());
  }
}

let loaded: Gazetteer | null = null;

/** Reads and indexes `data/places` once (about 0.2 s). */
export function loadGazetteer(): Gazetteer {
  loaded ??= new Gazetteer(readPlaceFiles());
  return loaded;
}
