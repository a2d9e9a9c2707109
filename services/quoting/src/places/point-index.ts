import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { PlaceRow } from './place.js';

const KILOMETRES_PER_MILE = 1.609344;

export class PointIndex {
  private readonly tree: KDBush;

  constructor(private readonly places: readonly PlaceRow[]) {
    this.tree = new KDBush(places.length);
    for (const place of places) this.tree.add(place.lng, place.lat);
    this.tree.finish();
  }

  /** At most `count` places within `miles`, the nearest first. */
  nearest({
    lat,
    lng,
    count,
    miles,
  }: {
    lat: number;
    lng: number;
    count: number;
    miles: number;
  }): PlaceRow[] {
    const ids = around(this.tree, lng, lat, count, miles * KILOMETRES_PER_MILE);
    return ids.flatMap((id) => this.places[id] ?? []);
  }
}
