import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { messages } from '../errors.js';
import { queryInt, zip } from '../fields.js';
import { Place, Route } from '../place.js';

const placeId = z.string(messages.required).check(z.minLength(1, messages.required), z.maxLength(120));
const degrees = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'Please give degrees.')),
  z.transform(Number),
);

export const places = endpointsOf('quoting', {
  suggest: endpoint('GET', '/places', {
    access: 'public',
    rate: 'cheap',
    summary: 'US cities and ZIP codes for a text of more than 2 characters',
    query: z.strictObject({
      query: z.string().check(z.maxLength(80)),
      limit: z.optional(queryInt(1, 10)),
    }),
    reply: z.array(Place),
  }),
  route: endpoint('GET', '/places/route', {
    access: 'public',
    rate: 'cheap',
    summary: 'Road miles, transit time and line between two places',
    query: z.strictObject({ from: placeId, to: placeId }),
    reply: Route,
  }),
  reverse: endpoint('GET', '/places/reverse', {
    access: 'public',
    rate: 'cheap',
    summary: 'The place nearest to a point',
    query: z.strictObject({ lat: degrees, lng: degrees }),
    reply: z.nullable(Place),
  }),
  /** Orders asks before it keeps an address. */
  locate: endpoint('POST', '/service/places/locate', {
    access: 'service',
    summary: 'The place of a chosen suggestion, and whether a ZIP code lies in it',
    body: z.object({ placeId, zip }),
    reply: z.object({ place: z.nullable(Place), zipBelongs: z.boolean() }),
  }),
});
