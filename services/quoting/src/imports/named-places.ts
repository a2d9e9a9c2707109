import { messages, type NamedPlace, type Place } from '@overland/contracts';
import { RowRefusal } from '@overland/service-kit';
import type { PlacesService } from '../places/places.service.js';
import { isNamed } from './to-quote-request.js';

type Places = Pick<PlacesService, 'locate' | 'findZip' | 'suggest' | 'zipBelongs'>;

const suggestions = 5;

/**
 * The place of an address that was typed or kept in a book. City and ZIP code have to agree, as the route is the price.
 * @throws RowRefusal
 */
export async function placeNamed({ placeId, city, state, zip }: NamedPlace, places: Places): Promise<Place> {
  if (placeId !== null) {
    const { place } = places.locate(placeId, zip);
    if (!place) throw new RowRefusal(messages.placeRequired);
    return place;
  }
  const ofZip = places.findZip(zip);
  if (ofZip && isNamed(`${city} ${state}`, ofZip)) return ofZip;
  const found = await places.suggest(`${city}, ${state}`, suggestions);
  const named = found.find((place) => place.state === state && places.zipBelongs(zip, place));
  if (named) return named;
  if (!ofZip) throw new RowRefusal(messages.unknownZip);
  throw new RowRefusal(
    `The ZIP code ${zip} is in ${ofZip.city}, ${ofZip.state}. Please check it, and the city.`,
  );
}
