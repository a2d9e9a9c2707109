import { loadGazetteer, type Place } from './gazetteer.js';

const gazetteer = loadGazetteer();

/** A quoted place; in the sea if the gazetteer has none with that name. */
function aPlace(city: string, state: string): Place {
  const nowhere = { placeId: '', text: '', city, state, zip: '', lat: 25, lng: -90 };
  return { ...(gazetteer.findCity(city, state) ?? nowhere), city, state };
}

describe('gazetteer', () => {
  it('is loaded once', () => {
    expect(loadGazetteer()).toBe(gazetteer);
  });

  it.each([
    ['city:TX:dallas', 'Dallas, TX'],
    ['city:MO:st-louis', 'St. Louis, MO'],
    ['city:ID:coeur-dalene', "Coeur d'Alene, ID"],
    ['zip:75201', 'Dallas, TX 75201'],
    ['zip:00601', 'Adjuntas, PR 00601'],
  ])('finds %s', (placeId, text) => {
    expect(gazetteer.find(placeId)).toMatchObject({ placeId, text });
  });

  it.each([
    '',
    'city:TX:atlantis',
    'city:tx:dallas',
    'zip:7520',
    'zip:00000',
    'Dallas, TX',
    'city:MO:saint-louis',
  ])('knows no place %p', (placeId) => {
    expect(gazetteer.find(placeId)).toBeNull();
  });

  it('gives a ZIP to a place that was chosen by it, and none to a city', () => {
    expect(gazetteer.find('zip:75201')?.zip).toBe('75201');
    expect(gazetteer.find('city:TX:dallas')?.zip).toBe('');
    expect(gazetteer.centralZip(aPlace('Dallas', 'TX'))).toMatch(/^75\d{3}$/);
  });

  it('finds a city in any spelling of its name', () => {
    expect(gazetteer.findCity('saint louis', 'mo')?.text).toBe('St. Louis, MO');
    expect(gazetteer.findCity('Nowhere', 'MO')).toBeNull();
  });

  describe('the ZIP of a booking', () => {
    it.each([
      ['75201', 'Dallas', 'TX'],
      ['75201', 'DALLAS', 'TX'],
      ['63101', 'Saint Louis', 'MO'],
    ])('%s belongs to %s, %s', (zip, city, state) => {
      expect(gazetteer.zipBelongsTo(zip, aPlace(city, state))).toBe(true);
    });

    it('belongs to a place without a postal name when it is within 15 miles in its state', () => {
      expect(gazetteer.zipBelongsTo('89119', aPlace('Paradise', 'NV'))).toBe(true);
      expect(gazetteer.zipBelongsTo('89501', aPlace('Paradise', 'NV'))).toBe(false);
    });

    it.each([
      ['76101', 'Dallas', 'TX', 'a neighboring city'],
      ['75201', 'Dallas', 'GA', 'another state'],
      ['00000', 'Dallas', 'TX', 'no ZIP'],
      ['75201', 'Atlantis', 'TX', 'a place far from it'],
      ['', 'Dallas', 'TX', 'nothing typed'],
    ])('%s does not belong to %s, %s: %s', (zip, city, state) => {
      expect(gazetteer.zipBelongsTo(zip, aPlace(city, state))).toBe(false);
    });

    it('belongs to a place missing from the gazetteer when it is within 15 miles of it', () => {
      const place = { ...aPlace('Newtown on the Trinity', 'TX'), lat: 32.7, lng: -96.9 };
      expect(gazetteer.zipBelongsTo('75201', place)).toBe(true);
      expect(gazetteer.zipBelongsTo('76101', place)).toBe(false);
    });

    it('belongs to the place that was chosen by it, be it newer than the gazetteer', () => {
      expect(gazetteer.zipBelongsTo('75999', { ...aPlace('Dallas', 'TX'), zip: '75999' })).toBe(true);
    });
  });
});
