import { Inject, Injectable } from '@nestjs/common';
import { messages, type Place, placeName, type Route } from '@overland/contracts';
import { said } from '@overland/contracts/format';
import { AppError, Clock, invalidField, KIT_CONFIG, type KitConfig } from '@overland/service-kit';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { transitTime } from '../pricing/transit-time.js';
import { createPlacesEngine } from './create-places-engine.js';
import { loadGazetteer } from './gazetteer.js';
import { NoRoadError } from './no-road-error.js';
import type { PlacesEngine, Trip } from './places-engine.js';
import { readSignedPlace } from './signed-place.js';

/** Places and miles: of the offline gazetteer, or of Mapbox where a token is configured. */
@Injectable()
export class PlacesService {
  private readonly engine: PlacesEngine;
  private readonly secret: string;

  constructor(
    @Inject(QUOTING_CONFIG) { MAPBOX_TOKEN: token, MAPBOX_URL: url }: QuotingConfig,
    @Inject(KIT_CONFIG) { SERVICE_TOKEN_SECRET: secret }: KitConfig,
    clock: Clock,
  ) {
    this.secret = secret;
    this.engine = createPlacesEngine({ token, url, secret }, clock);
  }

  suggest(query: string, limit: number): Promise<Place[]> {
    return this.engine.suggest(query, limit);
  }

  nearest(lat: number, lng: number): Promise<Place | null> {
    return this.engine.nearest(lat, lng);
  }

  /** @throws AppError invalid under `path` if no suggestion was chosen. */
  getPlace(placeId: string, path: string): Place {
    const place = this.findPlace(placeId);
    if (place) return place;
    throw invalidField(path, messages.placeRequired);
  }

  /** Null for an unknown ZIP code. */
  findZip(zip: string): Place | null {
    return loadGazetteer().find(`zip:${zip}`);
  }

  zipBelongs(zip: string, place: Place): boolean {
    return loadGazetteer().zipBelongsTo(zip, place);
  }

  /** The place of a ZIP code that lies in the chosen city is nearer to what is meant than the city. */
  locate(placeId: string, zip: string): { place: Place | null; zipBelongs: boolean } {
    const chosen = this.findPlace(placeId);
    const ofZip = this.findZip(zip);
    const place = chosen && ofZip && placeName(chosen.text) === placeName(ofZip.text) ? ofZip : chosen;
    return { place, zipBelongs: place !== null && this.zipBelongs(zip, place) };
  }

  /** @throws NoRoadError if no road joins the two places. */
  roadBetween(from: Place, to: Place): Promise<Trip> {
    return this.engine.between(from, to);
  }

  /** @throws AppError noPrice if no road joins the two places. */
  async route(from: Place, to: Place): Promise<Route> {
    try {
      const { miles, line } = await this.roadBetween(from, to);
      return { miles, transitTime: transitTime(miles), line };
    } catch (error) {
      if (!(error instanceof NoRoadError)) throw error;
      const places = { from: from.text, to: to.text };
      throw new AppError('noPrice', said('There is no road between {from} and {to}.', places));
    }
  }

  /** Calls no service: ids of both engines contain enough to find the place. */
  private findPlace(placeId: string): Place | null {
    return loadGazetteer().find(placeId) ?? readSignedPlace(placeId, this.secret);
  }
}
