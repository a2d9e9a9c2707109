import { Injectable } from '@nestjs/common';
import { messages, type Place, type Route } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import { transitTime } from '../pricing/transit-time.js';
import { loadGazetteer } from './gazetteer.js';
import { LruCache } from './lru-cache.js';
import { nearestPlace } from './reverse-geocode.js';
import { createRoadMiles, NoRoadError, type RoadMiles, type RoadTrip } from './road-miles.js';
import { suggestPlaces } from './suggest-places.js';

/** Which engine gave the miles; stored on the quote. */
export const milesSource = 'road-graph';

/** Places and miles of the offline gazetteer, loaded with the first question. */
@Injectable()
export class PlacesService {
  private roads: RoadMiles | null = null;
  private readonly known = new LruCache<string, Place | null>(10_000);

  suggest(query: string, limit: number): Place[] {
    return suggestPlaces(loadGazetteer(), query, limit);
  }

  nearest(lat: number, lng: number): Place | null {
    return nearestPlace(loadGazetteer(), lat, lng);
  }

  /** @throws AppError invalid under `path` when no suggestion was chosen. */
  getPlace(placeId: string, path: string): Place {
    const place = this.known.getOrMake(placeId, () => loadGazetteer().find(placeId));
    if (place) return place;
    throw new AppError('invalid', messages.placeRequired, {
      errors: [{ path, message: messages.placeRequired }],
    });
  }

  zipBelongs(zip: string, place: Place): boolean {
    return loadGazetteer().zipBelongsTo(zip, place.city, place.state);
  }

  /** @throws NoRoadError where no road joins the two places. */
  roadBetween(from: Place, to: Place): RoadTrip {
    this.roads ??= createRoadMiles(loadGazetteer());
    return this.roads.between(from, to);
  }

  /** @throws AppError noPrice where no road joins the two places. */
  route(from: Place, to: Place): Route {
    try {
      const { miles, line } = this.roadBetween(from, to);
      return { miles, transitTime: transitTime(miles), line };
    } catch (error) {
      if (!(error instanceof NoRoadError)) throw error;
      throw new AppError('noPrice', `There is no road between ${from.text} and ${to.text}.`);
    }
  }
}
