import type { PlacedOrder } from '../orders/order.entity.js';

/** Where a driver was, according to the driver's phone or the TMS. */
interface Sighting {
  lat: number;
  long: number;
  at: Date;
  /** A position from a clock that is ahead of ours counts as of now, or it would block all later ones. */
  now: Date;
}

type Position = 'driverLat' | 'driverLong' | 'driverUpdated';
type PositionColumns = Pick<PlacedOrder, Position>;

/**
 * What a position changes in a locked order: the newest one wins, whatever its source (docs/product/orders.md).
 * @returns null if it is not newer or not a point on earth.
 */
export function newerPosition(
  known: PositionColumns,
  { lat, long, at, now }: Sighting,
): PositionColumns | null {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(long) <= 180;
  const isAhead = at > now;
  // A position from the future counts as of now each time it is read, so it must not count as news again.
  const isKnown = isAhead && known.driverLat === lat && known.driverLong === long;
  const seenAt = isAhead ? now : at;
  const isOlder = known.driverUpdated !== null && seenAt <= known.driverUpdated;
  return isOnEarth && !isKnown && !isOlder
    ? { driverLat: lat, driverLong: long, driverUpdated: seenAt }
    : null;
}
