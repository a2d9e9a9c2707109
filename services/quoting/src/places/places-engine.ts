import type { Place } from './place.js';
import type { RoadTrip } from './road-miles.js';

/** Which engine gave the miles; stored on the quote. */
export type MilesSource = 'road-graph' | 'mapbox';
export type Trip = RoadTrip & { source: MilesSource };

/**
 * What knows places and roads: the offline gazetteer, or Mapbox in front of it. Whatever place one of them gives,
 * the others know by its id as well.
 */
export interface PlacesEngine {
  /** At most `limit`, the likeliest first; none under three characters. */
  suggest(query: string, limit: number): Promise<Place[]>;
  /** What names a point best; null outside the United States. */
  nearest(lat: number, lng: number): Promise<Place | null>;
  /** @throws NoRoadError where no road joins the two places. */
  between(from: Place, to: Place): Promise<Trip>;
}
