import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server answers. */
type Mood = 'well' | 'silent' | 'slow' | 'failing' | 'cutting' | 'nonsense' | 'refusing' | 'picky' | 'odd';

/** A server for specs that answers like the public Mapbox API, or misbehaves, as `mood` says. */
export class FakeMapbox {
  mood: Mood = 'well';
  /** The requests, oldest first. */
  readonly requests: URL[] = [];
  private readonly server = createServer((request, reply) => this.answer(request, reply));

  /** @returns the address to configure. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  recover(): void {
    this.mood = 'well';
    this.requests.length = 0;
  }

  private answer(request: IncomingMessage, reply: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://mapbox');
    this.requests.push(url);
    switch (this.mood) {
      case 'silent':
        return;
      case 'slow':
        // Starts an answer and never ends it.
        reply.writeHead(200, { 'content-type': 'application/json' }).write('{"features":[');
        return;
      case 'cutting':
        reply.writeHead(200, { 'content-length': '1000' }).write('{"features":[', () => reply.destroy());
        return;
      case 'failing':
        send(reply, 500, { message: 'Internal Server Error' });
        return;
      case 'picky':
        send(reply, 422, { message: 'Query too long' });
        return;
      case 'refusing':
        send(reply, 401, { message: 'Not Authorized - Invalid Token' });
        return;
      case 'nonsense':
        reply.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
        return;
      case 'odd':
        send(reply, 200, { type: 'FeatureCollection', places: [], code: 'Ok' });
        return;
      case 'well':
        send(reply, 200, answerOf(url));
    }
  }
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function answerOf({ pathname, searchParams }: URL): unknown {
  if (pathname === '/search/geocode/v6/forward') {
    const query = (searchParams.get('q') ?? '').toLowerCase();
    const limit = Number(searchParams.get('limit') ?? 5);
    return collection(features.filter(({ answers }) => answers.includes(query)).slice(0, limit));
  }
  if (pathname === '/search/geocode/v6/reverse') {
    const at = `${searchParams.get('latitude')},${searchParams.get('longitude')}`;
    return collection(features.filter(({ answers }) => answers.includes(at)));
  }
  return routeOf(pathname);
}

type Sample = { answers: string[]; type: 'place' | 'postcode'; name: string; place?: string } & Location;
type Location = { region: string; code: string; lng: number; lat: number };

const missouri = { region: 'Missouri', code: 'MO', lng: -93.2982, lat: 37.2153 };
const dallas = { region: 'Texas', code: 'TX', lng: -96.7967, lat: 32.7763 };
const features: Sample[] = [
  { answers: ['dallas', '32.78,-96.8'], type: 'place', name: 'Dallas', ...dallas },
  {
    answers: ['dallas'],
    type: 'place',
    name: 'Dallas',
    region: 'Georgia',
    code: 'GA',
    lng: -84.8408,
    lat: 33.9237,
  },
  { answers: ['75201'], type: 'postcode', name: '75201', place: 'Dallas', ...dallas },
  { answers: ['springfield, m'], type: 'place', name: 'Springfield', ...missouri },
  {
    answers: ['portland maine'],
    type: 'place',
    name: 'Portland',
    region: 'Maine',
    code: 'ME',
    lng: -70.2568,
    lat: 43.6591,
  },
  {
    answers: ['pheonix'],
    type: 'place',
    name: 'Phoenix',
    region: 'Arizona',
    code: 'AZ',
    lng: -112.074,
    lat: 33.4484,
  },
  // A town and a ZIP that were founded after the gazetteer was made.
  { answers: ['newtown prairie'], type: 'place', name: 'Newtown Prairie', ...dallas },
  { answers: ['75999'], type: 'postcode', name: '75999', place: 'Newtown Prairie', ...dallas },
  // Not US cities or ZIPs, so they must not be offered.
  {
    answers: ['odd ones'],
    type: 'place',
    name: 'Windsor',
    region: 'Ontario',
    code: 'ON',
    lng: -83.03,
    lat: 42.31,
  },
  { answers: ['odd ones'], type: 'postcode', name: 'N9A', place: 'Windsor', ...dallas },
  { answers: ['odd ones'], type: 'place', name: 'x'.repeat(80), ...dallas },
  { answers: ['odd ones'], type: 'place', name: 'Nowhere', region: 'Texas', code: 'TX', lng: -900, lat: 32 },
  { answers: ['odd ones'], type: 'place', name: 'Dallas', ...dallas },
];

/** As recorded from Geocoding v6, the parts that we read and some that we do not. */
function collection(samples: Sample[]): unknown {
  const list = samples.map(({ type, name, place, region, code, lng, lat }) => ({
    type: 'Feature',
    id: 'dXJuOm1ieHBsYzpFMFpPN0E',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      mapbox_id: 'dXJuOm1ieHBsYzpFMFpPN0E',
      feature_type: type,
      full_address: `${name}, ${region}, United States`,
      name,
      name_preferred: name,
      coordinates: { longitude: lng, latitude: lat },
      place_formatted: `${region}, United States`,
      context: {
        ...(place === undefined ? {} : { place: { mapbox_id: 'dXJuOm1ieHBsYzpFMFpPN0E', name: place } }),
        region: {
          mapbox_id: 'dXJuOm1ieHBsYzpCWVRz',
          name: region,
          region_code: code,
          region_code_full: `US-${code}`,
        },
        country: { name: 'United States', country_code: 'US', country_code_alpha_3: 'USA' },
      },
    },
  }));
  return {
    type: 'FeatureCollection',
    features: list,
    attribution: 'NOTICE: (c) 2026 Mapbox and its suppliers.',
  };
}

/** As recorded from Directions v5: Dallas to Houston, whatever the ends. */
function routeOf(pathname: string): unknown {
  const ends = (pathname.split('/').pop() ?? '').split(';').map((pair) => pair.split(',').map(Number));
  const [from = [], to = []] = ends;
  const middle = [((from[0] ?? 0) + (to[0] ?? 0)) / 2, ((from[1] ?? 0) + (to[1] ?? 0)) / 2];
  return {
    code: 'Ok',
    uuid: 'r0k2pQ',
    routes: [
      {
        distance: 385_100.4,
        duration: 13_120.9,
        weight: 13_980.1,
        weight_name: 'auto',
        geometry: { type: 'LineString', coordinates: [from, middle, to] },
        legs: [{ distance: 385_100.4, duration: 13_120.9, summary: 'I 45 South', steps: [] }],
      },
    ],
    waypoints: ends.map((location) => ({ name: 'Main Street', location, distance: 4.2 })),
  };
}
