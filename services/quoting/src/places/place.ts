/** A city or a ZIP of the United States as the API shows it; degrees; `zip` of a city is a central one of it. */
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
 * A row of the gazetteer. `rank` is log10 of its people (known or estimated) plus 50; `isPostal` is false for a
 * place that the post knows by another city's name.
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
export function toPlace({ kind, city, state, zip, lat, lng }: PlaceRow): Place {
  const own =
    kind === 'zip'
      ? { placeId: `zip:${zip}`, text: placeText({ city, state, zip }) }
      : { placeId: `city:${state}:${nameSlug(city)}`, text: placeText({ city, state, zip: null }) };
  return { ...own, city, state, zip, lat, lng };
}

/** "Dallas, TX" for a city as a whole, "Dallas, TX 75201" for a ZIP. */
export function placeText({ city, state, zip }: { city: string; state: string; zip: string | null }): string {
  return zip === null ? `${city}, ${state}` : `${city}, ${state} ${zip}`;
}

function nameSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
