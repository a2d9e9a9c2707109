import { loadGazetteer } from './gazetteer.js';
import type { Place } from './place.js';
import type { PlacesEngine, Trip } from './places-engine.js';
import { nearestPlace } from './reverse-geocode.js';
import { createRoadMiles, type RoadMiles } from './road-miles.js';
import { suggestPlaces } from './suggest-places.js';

/** The gazetteer and the road graph of `data/`, loaded on first use. */
export class OfflinePlaces implements PlacesEngine {
  private roads: RoadMiles | null = null;

  async suggest(query: string, limit: number): Promise<Place[]> {
    return suggestPlaces(loadGazetteer(), query, limit);
  }

  async nearest(lat: number, lng: number): Promise<Place | null> {
    return nearestPlace(loadGazetteer(), lat, lng);
  }

  async between(from: Place, to: Place): Promise<Trip> {
    this.roads ??= createRoadMiles(loadGazetteer());
    return { ...this.roads.between(from, to), source: 'road-graph' };
  }
}
