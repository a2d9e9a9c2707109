import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Place, placeText } from './place.js';

const PREFIX = 'mapbox';
/** Ids of the API end at 120 characters; the longest name of a US city has 45. */
const LONGEST_CITY = 50;

/**
 * The id of a place that is not in the gazetteer. It contains the place itself, so that it can be quoted while Mapbox is down,
 * and a signature, because the miles and so the price depend on the point. Null if the name is too long.
 */
export function signPlace(
  place: Omit<Place, 'placeId' | 'text'>,
  kind: 'city' | 'zip',
  secret: string,
): Place | null {
  if (place.city.length > LONGEST_CITY) return null;
  const lat = place.lat.toFixed(5);
  const lng = place.lng.toFixed(5);
  const content = [kind, place.state, place.zip, lat, lng, place.city].join(':');
  return readContent(`${PREFIX}:${signatureOf(content, secret)}:${content}`, content);
}

/** The place of an id that `signPlace` made with this secret; null for any other text. */
export function readSignedPlace(placeId: string, secret: string): Place | null {
  const [prefix, signature = '', ...rest] = placeId.split(':');
  if (prefix !== PREFIX) return null;
  const content = rest.join(':');
  return isSame(signature, signatureOf(content, secret)) ? readContent(placeId, content) : null;
}

function readContent(placeId: string, content: string): Place {
  const [kind, state = '', zip = '', lat, lng, ...name] = content.split(':');
  const city = name.join(':');
  const own = { city, state, zip: kind === 'zip' ? zip : '' };
  return { placeId, text: placeText(own), ...own, lat: Number(lat), lng: Number(lng) };
}

function signatureOf(content: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`place ${content}`).digest();
  return hash.subarray(0, 16).toString('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
