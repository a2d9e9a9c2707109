import type { Gazetteer } from './gazetteer.js';
import type { NamedCity } from './name-index.js';
import { type Place, type PlaceRow, toPlace } from './place.js';
import { nameKey, typedNameKeys } from './place-spelling.js';
import { statesBeginning } from './states.js';

/** Search starts at three characters (docs/product/places.md). */
const SHORTEST_QUERY = 3;

/** Shorter names are similar to too many others to look for typos, and "jfk" is rightly not found. */
const SHORTEST_TYPO = 4;
const SHORTEST_TYPO_BESIDE_MATCHES = 6;
const LONGEST_QUERY = 80;
/** In words: District of Columbia, Northern Mariana Islands. */
const LONGEST_STATE_NAME = 3;

/** A complete name counts like ten times the people; an alias that is only begun like a thousandth. */
const WHOLE_NAME_BONUS = 1;
const BEGUN_ALIAS_PENALTY = 3;

type Scored = { place: PlaceRow; score: number };
/** One way to read what was typed: a name, perhaps unfinished, and the states it may be in (null: any). */
type Reading = { name: string; states: ReadonlySet<string> | null; mustBeWhole: boolean };

/**
 * Up to `limit` places for what was typed so far, the likeliest first: ZIPs for digits, cities for letters, with an optional
 * state behind ("springfield, m", "portland maine") and one wrong letter forgiven. Under three characters there are none.
 */
export function suggestPlaces(gazetteer: Gazetteer, query: string, limit = 5): Place[] {
  if (!isSearchable(query)) return [];
  const { name, digits } = partsOf(query.trim());
  // "dallas tx 7" has too little of a ZIP to search by.
  const isZip = digits.length >= SHORTEST_QUERY || name === '';
  if (!isZip && !isSearchable(name)) return [];
  const places = isZip ? suggestZips(gazetteer, digits) : suggestCities(gazetteer, name, limit);
  return places.slice(0, limit).map(toPlace);
}

/** Whether a text can be searched for: three characters or more, and not longer than any place name. */
export function isSearchable(query: string): boolean {
  const { length } = query.trim();
  return length >= SHORTEST_QUERY && length <= LONGEST_QUERY;
}

/** "dallas tx 75201-1234" is a name and the digits of a ZIP; either may be empty. */
function partsOf(typed: string): { name: string; digits: string } {
  const [ending, digits = ''] = /(?:^|\s)(\d+)(?:-\d{0,4})?$/.exec(typed) ?? [''];
  return { name: typed.slice(0, typed.length - ending.length).trim(), digits };
}

function suggestZips(gazetteer: Gazetteer, digits: string): PlaceRow[] {
  if (digits.length < SHORTEST_QUERY) return [];
  const zips = gazetteer.zips.beginningWith(digits);
  return zips.sort((a, b) => b.rank - a.rank || (a.zip < b.zip ? -1 : 1));
}

function suggestCities(gazetteer: Gazetteer, typed: string, limit: number): PlaceRow[] {
  const readings = readingsOf(typed);
  const found = best(
    readings.flatMap((reading) => exactMatches(gazetteer, reading)),
    limit,
  );
  if (found.length >= limit) return found;
  // Beside real matches, typos are only looked for in a long complete name: "albuq" is not one.
  const isBeside = found.length > 0;
  const shortest = isBeside ? SHORTEST_TYPO_BESIDE_MATCHES : SHORTEST_TYPO;
  const corrected = readings.flatMap((reading) => {
    const mustBeWhole = isBeside || reading.mustBeWhole;
    return typoMatches(gazetteer, { ...reading, mustBeWhole }, shortest);
  });
  return [...new Set([...found, ...best(corrected, limit)])];
}

/** A comma ends the name ("kansas city, k"); without one the last one to three words may be a state. */
function readingsOf(typed: string): Reading[] {
  const comma = typed.indexOf(',');
  if (comma >= 0) {
    const state = typed.slice(comma + 1).trim();
    const states = state === '' ? null : statesBeginning(state);
    return [{ name: typed.slice(0, comma), states, mustBeWhole: false }];
  }
  const words = typed.split(/\s+/);
  const readings: Reading[] = [{ name: typed, states: null, mustBeWhole: false }];
  for (let count = 1; count <= LONGEST_STATE_NAME && count < words.length; count++) {
    const states = statesBeginning(words.slice(-count).join(' '));
    // Only a complete name may be followed by a state this way: "new m" must not find New Bedford, MA.
    if (states.size > 0) readings.push({ name: words.slice(0, -count).join(' '), states, mustBeWhole: true });
  }
  return readings;
}

function exactMatches(gazetteer: Gazetteer, reading: Reading): Scored[] {
  return typedNameKeys(reading.name).flatMap((key) =>
    scored(gazetteer.cityNames.beginningWith(key), reading, (name) => name === key),
  );
}

function typoMatches(gazetteer: Gazetteer, reading: Reading, shortest: number): Scored[] {
  const key = nameKey(reading.name);
  if (key.length < shortest) return [];
  const names = gazetteer.cityNames.beginningWithOneTypo(key);
  return scored(names, reading, (name) => Math.abs(name.length - key.length) <= 1);
}

/** One loop, as a few letters begin hundreds of names. */
function scored(
  names: readonly NamedCity[],
  { states, mustBeWhole }: Reading,
  isWholeName: (key: string) => boolean,
): Scored[] {
  const found: Scored[] = [];
  for (const name of names) {
    const isWhole = isWholeName(name.key);
    if (mustBeWhole && !isWhole) continue;
    if (states === null || states.has(name.city.state))
      found.push({ place: name.city, score: scoreOf(name, isWhole) });
  }
  return found;
}

function scoreOf({ city, isAlias }: NamedCity, isWhole: boolean): number {
  if (isAlias) return city.rank - (isWhole ? 0 : BEGUN_ALIAS_PENALTY);
  return city.rank + (isWhole ? WHOLE_NAME_BONUS : 0);
}

/** Each place once, the likeliest first, of equals the first. Most matches are worse than the last of these, so none are sorted. */
function best(matches: readonly Scored[], limit: number): PlaceRow[] {
  const top: Scored[] = [];
  for (const match of matches) {
    const last = top[limit - 1];
    if (last && last.score >= match.score) continue;
    const known = top.findIndex(({ place }) => place === match.place);
    if ((top[known]?.score ?? Number.NEGATIVE_INFINITY) >= match.score) continue;
    if (known >= 0) top.splice(known, 1);
    const worse = top.findIndex(({ score }) => score < match.score);
    top.splice(worse < 0 ? top.length : worse, 0, match);
    top.length = Math.min(top.length, limit);
  }
  return top.map(({ place }) => place);
}
