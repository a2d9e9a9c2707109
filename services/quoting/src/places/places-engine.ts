import type { Place } from './place.js';
import type { RoadTrip } from './road-miles.js';

/** Which engine gave the miles; stored on the quote. */
export type MilesSource = 'road-graph' | 'mapbox';
export type Trip = RoadTrip & { source: MilesSource };

/**
 * A source of places and roads: the offline gazetteer, or Mapbox in front of it. A place returned by one engine can be looked
 * up by id in the other.
 */
export interface PlacesEngine {
  /** At most `limit`, the most likely first; none under three characters. */
  suggest(query: string, limit: number): Promise<Place[]>;
  /** The place that best names a point; null outside the United States. */
  nearest(lat: number, lng: number): Promise<Place | null>;
  /** @throws NoRoadError if no road joins the two places. */
  between(from: Place, to: Place): Promise<Trip>;
}
