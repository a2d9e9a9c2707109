import { Logger } from '@nestjs/common';
import { hourSeconds } from '@overland/contracts/calendar';
import { FixedClock } from '@overland/service-kit/testing';
import { FakeMapbox } from '../../testing/fake-mapbox.js';
import { createPlacesEngine } from '../create-places-engine.js';
import { loadGazetteer, type Place } from '../gazetteer.js';
import type { PlacesEngine } from '../places-engine.js';
import { readSignedPlace } from '../signed-place.js';

const secret = 'a secret of the services, 32 characters';
const token = 'pk.secret-token';
const gazetteer = loadGazetteer();
const mapbox = new FakeMapbox();
const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
/** For a server that never answers. Short, so that the test is not slow. */
const deadlinesMs = { search: 50, directions: 50 };
/** The circuit breaker reads the system's clock. */
function advanceSeconds(seconds: number): void {
  clock.advanceSeconds(seconds);
  now += seconds * 1000;
}
let now = Date.now();
const warnings: string[] = [];
let url: string;
let engine: PlacesEngine;

beforeAll(async () => {
  url = await mapbox.start();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line) => void warnings.push(String(line)));
});
afterAll(() => mapbox.stop());
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
beforeEach(() => {
  mapbox.recover();
  warnings.length = 0;
  engine = createPlacesEngine({ token, url, secret }, clock);
});

const suggest = async (query: string) => (await engine.suggest(query, 5)).map((place) => place.text);
const asked = () => mapbox.requests.map(({ pathname }) => pathname);

function city(name: string, state: string): Place {
  const place = gazetteer.findCity(name, state);
  if (!place) throw new Error(`no ${name}`);
  return place;
}
const dallas = city('Dallas', 'TX');
const houston = city('Houston', 'TX');

describe('what is asked of Mapbox', () => {
  it('is five cities and ZIPs of the United States, wherever the server is', async () => {
    await engine.suggest('dallas; tx', 5);
    const [request] = mapbox.requests;
    expect(request?.pathname).toBe('/search/geocode/v6/forward');
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      q: 'dallas  tx',
      country: 'us',
      types: 'place,postcode',
      language: 'en',
      limit: '5',
      autocomplete: 'true',
      access_token: token,
    });
  });

  it('is nothing while under three characters are typed', async () => {
    await engine.suggest('da', 5);
    expect(mapbox.requests).toEqual([]);
  });

  it('is a drive without ferries that stays in the country', async () => {
    await engine.between(dallas, houston);
    const [request] = mapbox.requests;
    const ends = `${dallas.lng},${dallas.lat};${houston.lng},${houston.lat}`;
    expect(request?.pathname).toBe(`/directions/v5/mapbox/driving/${ends}`);
    expect(request?.searchParams.get('exclude')).toBe('ferry,country_border');
  });

  it('is a drive through Canada to Alaska', async () => {
    await engine.between(dallas, city('Anchorage', 'AK'));
    expect(mapbox.requests[0]?.searchParams.get('exclude')).toBe('ferry');
  });

  it('is one trip once, for the price, the quote and the map alike', async () => {
    await Promise.all([engine.between(dallas, houston), engine.between(dallas, houston)]);
    await engine.between(dallas, houston);
    expect(mapbox.requests).toHaveLength(1);
  });

  it('is nothing where islands have no road', async () => {
    await expect(engine.between(dallas, city('Honolulu', 'HI'))).rejects.toThrow();
    expect(mapbox.requests).toEqual([]);
  });
});

describe('a place of Mapbox', () => {
  it('is the place of the gazetteer where that has it', async () => {
    const places = await engine.suggest('dallas', 5);
    expect(places.map(({ placeId }) => placeId)).toEqual(['city:TX:dallas', 'city:GA:dallas']);
    expect(places[0]).toEqual(dallas);
  });

  it.each([
    ['newtown prairie', 'Newtown Prairie, TX', ''],
    ['75999', 'Newtown Prairie, TX 75999', '75999'],
  ])('that the gazetteer lacks is read back from its id: %s', async (query, text, zip) => {
    const [place] = await engine.suggest(query, 5);
    expect(place).toMatchObject({ text, city: 'Newtown Prairie', state: 'TX' });
    expect(place?.zip).toBe(zip);
    expect(place?.placeId.length).toBeLessThanOrEqual(120);
    expect(readSignedPlace(place?.placeId ?? '', secret)).toEqual(place);
  });

  it('cannot be moved or made up: its id is signed', async () => {
    const [place] = await engine.suggest('newtown prairie', 5);
    const placeId = place?.placeId ?? '';
    const moved = placeId.replace('-96.79670', '-96.00000');
    expect(moved).not.toBe(placeId);
    expect(readSignedPlace(moved, secret)).toBeNull();
    expect(readSignedPlace(placeId, `another ${secret}`)).toBeNull();
    expect(readSignedPlace(placeId.slice(0, 20), secret)).toBeNull();
    expect(readSignedPlace('city:TX:dallas', secret)).toBeNull();
  });

  it('is priced by the offline model as well', async () => {
    const [place] = await engine.suggest('newtown prairie', 5);
    mapbox.mood = 'failing';
    const trip = await engine.between(place ?? dallas, houston);
    expect(trip.source).toBe('road-graph');
    const fromDallas = (await engine.between(dallas, houston)).miles;
    expect(Math.abs(trip.miles - fromDallas)).toBeLessThanOrEqual(1);
  });

  it('is not offered when it is no US city or ZIP', async () => {
    expect(await suggest('odd ones')).toEqual(['Dallas, TX']);
  });

  it('is left to the gazetteer where Mapbox finds none', async () => {
    expect(await suggest('san juan, pr')).toEqual(['San Juan, PR']);
    expect(await engine.nearest(18.46, -66.1)).toMatchObject({ city: 'San Juan', state: 'PR' });
  });
});

describe.each(['silent', 'slow', 'failing', 'cutting', 'nonsense', 'refusing', 'odd'] as const)(
  'while Mapbox is %s',
  (mood) => {
    beforeEach(() => {
      advanceSeconds(hourSeconds);
      mapbox.mood = mood;
      if (mood === 'silent' || mood === 'slow')
        engine = createPlacesEngine({ token, url, secret, deadlinesMs }, clock);
    });

    it('the gazetteer answers', async () => {
      const [found, place] = await Promise.all([suggest('los angelas'), engine.nearest(35.2, -101.83)]);
      expect(found[0]).toBe('Los Angeles, CA');
      expect(place).toMatchObject({ city: 'Amarillo' });
    });

    it('the miles are those of the road graph, marked as such', async () => {
      const trip = await engine.between(dallas, houston);
      expect(trip.source).toBe('road-graph');
    });

    it('the log reports it once, without the token', async () => {
      await Promise.all([suggest('dallas'), suggest('houston'), engine.between(dallas, houston)]);
      await suggest('dallas');
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(/^Mapbox \w+ .+ Places and miles come from the offline model/);
      expect(warnings[0]).not.toContain(token);
    });
  },
);

describe('when Mapbox stays down', () => {
  beforeEach(() => {
    advanceSeconds(hourSeconds);
    mapbox.mood = 'failing';
  });

  const searchTimes = async (count: number) => {
    for (let time = 0; time < count; time++) await suggest('dallas');
  };

  it('it is left alone after three failures in a row', async () => {
    await searchTimes(20);
    expect(mapbox.requests).toHaveLength(3);
  });

  it('so is one that is silent', async () => {
    engine = createPlacesEngine({ token, url, secret, deadlinesMs }, clock);
    mapbox.mood = 'silent';
    await searchTimes(20);
    expect(mapbox.requests).toHaveLength(3);
  });

  it('one call in 15 seconds looks whether it is back', async () => {
    await searchTimes(3);
    advanceSeconds(16);
    await searchTimes(5);
    expect(mapbox.requests).toHaveLength(4);
  });

  it('it is asked again once it answers', async () => {
    await searchTimes(3);
    mapbox.mood = 'well';
    advanceSeconds(16);
    await searchTimes(5);
    expect(mapbox.requests).toHaveLength(3 + 5);
  });

  it('a failing search does not affect the miles, and failing miles do not affect the search', async () => {
    await searchTimes(3);
    mapbox.recover();
    expect((await engine.between(dallas, houston)).source).toBe('mapbox');
    await suggest('dallas');
    expect(asked()).toEqual([expect.stringContaining('/directions/')]);
  });

  it('requests that it refuses do not count as failures', async () => {
    mapbox.mood = 'picky';
    await searchTimes(5);
    expect(mapbox.requests).toHaveLength(5);
  });

  it('it is not asked about coordinates that are not on earth', async () => {
    expect(await engine.nearest(95, -96.8)).toBeNull();
    expect(mapbox.requests).toEqual([]);
  });

  it('a trip that failed is requested again', async () => {
    await engine.between(dallas, houston);
    mapbox.mood = 'well';
    expect((await engine.between(dallas, houston)).source).toBe('mapbox');
  });
});

it('an address where nothing listens is an outage like any other', async () => {
  advanceSeconds(hourSeconds);
  const dead = createPlacesEngine({ token, url: 'http://127.0.0.1:1/', secret }, clock);
  expect(await dead.suggest('dallas', 1)).toEqual([dallas]);
  expect(warnings).toEqual([expect.stringContaining('Mapbox search cannot be reached.')]);
});
