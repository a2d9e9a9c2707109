import { Logger } from '@nestjs/common';
import type { Clock } from '@overland/service-kit';
import { loadGazetteer } from './gazetteer.js';
import { type Deadlines, MapboxClient } from './mapbox/mapbox-client.js';
import { MapboxPlaces } from './mapbox/mapbox-places.js';
import { OfflinePlaces } from './offline-places.js';
import type { PlacesEngine } from './places-engine.js';
import { PlacesWithFallback } from './places-with-fallback.js';

type Settings = {
  /** '' to use the offline model only. */
  token: string;
  url: string;
  /** Signs the ids of places that only Mapbox knows. */
  secret: string;
  /** Mapbox's deadlines; its defaults if left out. */
  deadlinesMs?: Deadlines;
};

/** The offline gazetteer, with Mapbox in front if there is a token. */
export function createPlacesEngine(
  { token, url, secret, deadlinesMs }: Settings,
  clock: Clock,
): PlacesEngine {
  const offline = new OfflinePlaces();
  if (token === '') return offline;
  const logger = new Logger('Places');
  return new PlacesWithFallback({
    first: new MapboxPlaces({
      client: new MapboxClient({ url, token, deadlinesMs }),
      gazetteer: loadGazetteer,
      secret,
    }),
    offline,
    clock,
    warn: (line) => logger.warn(line),
  });
}
