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
    ['the crossing at San Ysidro', 32.545, -117.03, 'San Ysidro', 'CA'],
    ['El Paso, across from Juárez', 31.7587, -106.4869, 'El Paso', 'TX'],
    ['Laredo, on the Rio Grande', 27.5064, -99.5075, 'Laredo', 'TX'],
    ['Detroit, across from Windsor', 42.3314, -83.0458, 'Detroit', 'MI'],
    ['Niagara Falls, New York', 43.0962, -79.0377, 'Niagara Falls', 'NY'],
    ['Point Roberts, behind Canada', 48.985, -123.077, 'Point Roberts', 'WA'],
    ['Blaine', 48.9937, -122.7471, 'Blaine', 'WA'],
    ['Hyder', 55.91, -130.02, 'Hyder', 'AK'],
    ['St. John', 18.331, -64.794, 'St. John', 'VI'],
    ['Key West', 24.555, -81.78, 'Key West', 'FL'],
    ['the causeway over Lake Pontchartrain', 30.2, -90.12, 'Mandeville', 'LA'],
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
    ['Tijuana', 32.5149, -117.0382],
    ['Mexicali', 32.6245, -115.4523],
    ['Ciudad Juárez', 31.7386, -106.487],
    ['Nuevo Laredo', 27.4763, -99.5164],
    ['Reynosa', 26.0508, -98.2978],
    ['Matamoros', 25.869, -97.5027],
    ['Windsor, Ontario', 42.3149, -83.0364],
    ['Sarnia', 42.9745, -82.4066],
    ['Niagara Falls, Ontario', 43.0896, -79.0849],
    ['Sault Ste. Marie, Ontario', 46.5219, -84.3461],
    ['Toronto', 43.65, -79.38],
    ['Vancouver', 49.2827, -123.1207],
    ['Victoria', 48.4284, -123.3656],
    ['Emerson, Manitoba', 49.006, -97.21],
    ['Edmundston, New Brunswick', 47.3737, -68.3251],
    ['Stewart, British Columbia', 55.94, -129.99],
    ['Tortola', 18.428, -64.62],
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
