import type { Clock } from '@overland/service-kit';
import { isOnEarth } from './great-circle.js';
import type { Place } from './place.js';
import type { PlacesEngine, Trip } from './places-engine.js';
import { isSearchable } from './suggest-places.js';

/** Failures closer together than this are one outage, which is logged once. */
const ONE_OUTAGE_SECONDS = 60;

type Parts = {
  first: PlacesEngine;
  offline: PlacesEngine;
  clock: Clock;
  /** Called once per outage. The line contains no secret. */
  warn: (line: string) => void;
};

/** A map service in front of the offline model, which answers if the service fails or finds nothing. */
export class PlacesWithFallback implements PlacesEngine {
  private lastFailureAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: Parts) {}

  async suggest(query: string, limit: number): Promise<Place[]> {
    if (!isSearchable(query)) return [];
    const { first, offline } = this.parts;
    const found = await this.orNull(() => first.suggest(query, limit));
    return found && found.length > 0 ? found.slice(0, limit) : offline.suggest(query, limit);
  }

  async nearest(lat: number, lng: number): Promise<Place | null> {
    if (!isOnEarth({ lat, lng })) return null;
    const { first, offline } = this.parts;
    return (await this.orNull(() => first.nearest(lat, lng))) ?? offline.nearest(lat, lng);
  }

  /** Whether there is a road is always decided offline; the service only refines the miles. */
  async between(from: Place, to: Place): Promise<Trip> {
    const own = await this.parts.offline.between(from, to);
    if (from.placeId === to.placeId) return own;
    return (await this.orNull(() => this.parts.first.between(from, to))) ?? own;
  }

  private async orNull<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      this.report(error);
      return null;
    }
  }

  private report(error: unknown): void {
    const now = this.parts.clock.now().getTime();
    const isNewOutage = now - this.lastFailureAt > ONE_OUTAGE_SECONDS * 1000;
    this.lastFailureAt = now;
    if (!isNewOutage) return;
    const reason = error instanceof Error ? error.message : 'It failed.';
    this.parts.warn(`${reason} Places and miles come from the offline model until it answers again.`);
  }
}
