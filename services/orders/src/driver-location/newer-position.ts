import type { PlacedOrder } from '../orders/order.entity.js';

/** Where a driver was, as the driver's phone or the TMS says. */
interface Sighting {
  lat: number;
  long: number;
  at: Date;
  /** A clock that is ahead of ours must not keep out every later position. */
  now: Date;
}

type Position = 'driverLat' | 'driverLong' | 'driverUpdated';
type PositionColumns = Pick<PlacedOrder, Position>;

/**
 * What a position changes of a locked order: whoever it comes from, the newest stands (docs/product/orders.md).
 * @returns null for one that is not newer, and for what is no point on earth.
 */
export function newerPosition(
  known: PositionColumns,
  { lat, long, at, now }: Sighting,
): PositionColumns | null {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(long) <= 180;
  const isAhead = at > now;
  // Read once more, a position of the future would be of now again.
  const isKnown = isAhead && known.driverLat === lat && known.driverLong === long;
  const seenAt = isAhead ? now : at;
  const isOlder = known.driverUpdated !== null && seenAt <= known.driverUpdated;
  return isOnEarth && !isKnown && !isOlder
    ? { driverLat: lat, driverLong: long, driverUpdated: seenAt }
    : null;
}
