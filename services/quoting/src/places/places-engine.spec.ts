import { FixedClock } from '@overland/service-kit/testing';
import { FakeMapbox } from '../testing/fake-mapbox.js';
import { createPlacesEngine } from './create-places-engine.js';
import { loadGazetteer, type Place } from './gazetteer.js';
import { NoRoadError } from './no-road-error.js';
import type { PlacesEngine } from './places-engine.js';
import { readSignedPlace } from './signed-place.js';

const secret = 'a secret of the services, 32 characters';
const gazetteer = loadGazetteer();
const mapbox = new FakeMapbox();
let url: string;

beforeAll(async () => {
  url = await mapbox.start();
});
afterAll(() => mapbox.stop());
beforeEach(() => mapbox.recover());

function city(name: string, state: string): Place {
  const place = gazetteer.findCity(name, state);
  if (!place) throw new Error(`no ${name}`);
  return place;
}

const engines: Array<{ name: string; source: string; make: () => PlacesEngine }> = [
  { name: 'the offline gazetteer', source: 'road-graph', make: () => engineWith('') },
  { name: 'Mapbox', source: 'mapbox', make: () => engineWith('pk.secret-token') },
];

function engineWith(token: string): PlacesEngine {
  return createPlacesEngine({ token, url, secret }, new FixedClock(new Date('2026-11-20T12:00:00Z')));
}

describe.each(engines)('$name', ({ make, source }) => {
  let engine: PlacesEngine;
  beforeEach(() => {
    engine = make();
  });

  const suggest = async (query: string, limit = 5) =>
    (await engine.suggest(query, limit)).map((place) => place.text);

  it('offers cities by name', async () => {
    const found = await suggest('dallas');
    expect(found[0]).toBe('Dallas, TX');
    expect(found).toContain('Dallas, GA');
  });

  it.each([
    ['75201', 'Dallas, TX 75201'],
    ['springfield, m', 'Springfield, MO'],
    ['portland maine', 'Portland, ME'],
    ['pheonix', 'Phoenix, AZ'],
  ])('understands %p', async (query, first) => {
    expect((await suggest(query))[0]).toBe(first);
  });

  it('offers no more than asked for', async () => {
    expect(await suggest('dallas', 1)).toEqual(['Dallas, TX']);
  });

  it.each(['', 'da', ' da ', 'x'.repeat(81)])('offers nothing for %p', async (query) => {
    expect(await suggest(query)).toEqual([]);
  });

  it('offers nothing for a name that no place has', async () => {
    expect(await suggest('zzzzzz')).toEqual([]);
  });

  it('gives places of one shape, which are found again by their id alone', async () => {
    const [place] = await engine.suggest('dallas', 5);
    expect(place).toEqual({
      placeId: expect.any(String),
      text: 'Dallas, TX',
      city: 'Dallas',
      state: 'TX',
      zip: '',
      lat: expect.closeTo(32.78, 1),
      lng: expect.closeTo(-96.8, 1),
    });
    const placeId = place?.placeId ?? '';
    expect(gazetteer.find(placeId) ?? readSignedPlace(placeId, secret)).toEqual(place);
  });

  it('names the place of a point', async () => {
    expect(await engine.nearest(32.78, -96.8)).toMatchObject({ city: 'Dallas', state: 'TX' });
  });

  it.each([
    ['Tijuana', 32.5149, -117.0382],
    ['the Gulf of Mexico', 27, -90],
    ['no point on earth', 95, -96.8],
  ])('has no name for %s', async (_, lat, lng) => {
    expect(await engine.nearest(lat, lng)).toBeNull();
  });

  it('gives whole miles, the line from door to door, and names the source of the miles', async () => {
    const [from, to] = [city('Dallas', 'TX'), city('Houston', 'TX')];
    const trip = await engine.between(from, to);
    expect(trip.source).toBe(source);
    expect(trip.miles).toBeGreaterThanOrEqual(230);
    expect(trip.miles).toBeLessThanOrEqual(250);
    expect(Number.isInteger(trip.miles)).toBe(true);
    expect(trip.line[0]).toEqual([from.lat, from.lng]);
    expect(trip.line.at(-1)).toEqual([to.lat, to.lng]);
    expect(trip.line.length).toBeGreaterThan(2);
  });

  it.each([
    ['an ocean', city('Honolulu', 'HI')],
    ['a ferry', city('Nantucket', 'MA')],
  ])('knows no road over %s', async (_, to) => {
    await expect(engine.between(city('Dallas', 'TX'), to)).rejects.toThrow(NoRoadError);
  });

  it('makes a trip within one place a mile', async () => {
    expect((await engine.between(city('Dallas', 'TX'), city('Dallas', 'TX'))).miles).toBe(1);
  });
});
