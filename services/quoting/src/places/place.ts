/** A city or a ZIP of the United States as the API shows it, in degrees. A city has no ZIP: booking asks for it. */
export type Place = {
  placeId: string;
  text: string;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lng: number;
};

/**
 * A row of the gazetteer; `zip` of a city is a central one. `rank` is log10 of its population (known or estimated) plus
 * 50; `isPostal` is false for a place whose mail is addressed to another city.
 */
export type PlaceRow = {
  kind: 'city' | 'zip';
  city: string;
  state: string;
  zip: string;
  lat: number;
  lng: number;
  rank: number;
  isPostal: boolean;
};

/** The place as the API shows it: "Dallas, TX" with the id `city:TX:dallas`, "Dallas, TX 75201" with `zip:75201`. */
export function toPlace(row: PlaceRow): Place {
  const { kind, city, state, lat, lng } = row;
  const zip = kind === 'zip' ? row.zip : '';
  const placeId = kind === 'zip' ? `zip:${zip}` : `city:${state}:${nameSlug(city)}`;
  return { placeId, text: placeText({ city, state, zip }), city, state, zip, lat, lng };
}

/** "Dallas, TX" for a city as a whole, "Dallas, TX 75201" for a ZIP. */
export function placeText({ city, state, zip }: Pick<Place, 'city' | 'state' | 'zip'>): string {
  return zip === '' ? `${city}, ${state}` : `${city}, ${state} ${zip}`;
}

function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
