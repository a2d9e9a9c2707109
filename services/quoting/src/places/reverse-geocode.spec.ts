import { loadGazetteer } from './gazetteer.js';
import { nearestPlace } from './reverse-geocode.js';

const gazetteer = loadGazetteer();

describe('nearestPlace', () => {
  it.each([
    ['downtown Amarillo', 35.2, -101.83, 'Amarillo', 'TX'],
    ['Interstate 80 near Wamsutter', 41.67, -107.75, 'Wamsutter', 'WY'],
    ['the Illinois bank of the Mississippi', 38.624, -90.15, 'East St. Louis', 'IL'],
    ['Manhattan', 40.7128, -74.006, 'New York', 'NY'],
    ['Anchorage', 61.2, -149.9, 'Anchorage', 'AK'],
    ['San Juan', 18.46, -66.1, 'San Juan', 'PR'],
    ['Honolulu', 21.31, -157.86, 'Honolulu', 'HI'],
  ])('names %s', (_, lat, lng, city, state) => {
    expect(nearestPlace(gazetteer, lat, lng)).toMatchObject({ city, state });
  });

  it('gives a place that can be looked up again', () => {
    const place = nearestPlace(gazetteer, 32.78, -96.8);
    expect(gazetteer.find(place?.placeId ?? '')).toEqual(place);
  });

  it.each([
    ['the Gulf of Mexico', 27, -90],
    ['Mexico City', 19.43, -99.13],
    ['London', 51.5, -0.12],
    ['the South Pole', -90, 0],
  ])('has no name for %s', (_, lat, lng) => {
    expect(nearestPlace(gazetteer, lat, lng)).toBeNull();
  });

  it.each([
    [Number.NaN, -96.8],
    [95, -96.8],
    [32.78, Number.POSITIVE_INFINITY],
  ])('has no name for the coordinates %p, %p', (lat, lng) => {
    expect(nearestPlace(gazetteer, lat, lng)).toBeNull();
  });
});
