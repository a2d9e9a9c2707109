import { readDataTable } from './data-file.js';
import type { PlaceRow } from './place.js';

export type CityAlias = { alias: string; name: string; state: string };
export type PlaceFiles = { cities: PlaceRow[]; zips: PlaceRow[]; aliases: CityAlias[] };

/** The population of a city: the sum of its ZIPs, and its own figure. */
type CityPeople = { ofZips: number; zipCount: number; ofCity: number };

/** Keyed by state, then by city: twice as fast as one map with joined keys. */
class PeopleByCity {
  private readonly states = new Map<string, Map<string, CityPeople>>();

  of(city: string, state: string): CityPeople {
    const cities = this.states.get(state) ?? new Map<string, CityPeople>();
    const people = cities.get(city) ?? { ofZips: 0, zipCount: 0, ofCity: 0 };
    cities.set(city, people);
    this.states.set(state, cities);
    return people;
  }
}

export function readPlaceFiles(): PlaceFiles {
  const people = new PeopleByCity();
  const zipTable = readDataTable('places/zips.tsv');
  for (const [, city = '', state = '', , , count] of zipTable) {
    const group = people.of(city, state);
    group.ofZips += Number(count);
    group.zipCount += 1;
  }
  const cities = readDataTable('places/cities.tsv').map((row) => toCity(row, people));
  const zips = zipTable.map((row) => toZip(row, people));
  const aliases = readDataTable('places/aliases.tsv').map(([alias = '', name = '', state = '']) => ({
    alias,
    name,
    state,
  }));
  return { cities, zips, aliases };
}

function toCity(row: string[], people: PeopleByCity): PlaceRow {
  const [city = '', state = '', lat, lng, count, zip = '', postal] = row;
  const group = people.of(city, state);
  group.ofCity = Number(count);
  return {
    kind: 'city',
    city,
    state,
    zip,
    lat: Number(lat),
    lng: Number(lng),
    rank: rankOf(group.ofCity || group.ofZips),
    isPostal: postal === '1',
  };
}

function toZip(row: string[], people: PeopleByCity): PlaceRow {
  const [zip = '', city = '', state = '', lat, lng, count] = row;
  const group = people.of(city, state);
  // If no ZIP of a city was counted (Puerto Rico, the islands), the city's population is divided among them.
  const estimate = group.ofZips > 0 ? 0 : group.ofCity / group.zipCount;
  return {
    kind: 'zip',
    city,
    state,
    zip,
    lat: Number(lat),
    lng: Number(lng),
    rank: rankOf(Number(count) || estimate),
    isPostal: true,
  };
}

function rankOf(people: number): number {
  return Math.log10(people + 50);
}
