import type { PlacedOrder } from '../orders/order.entity.js';

/** Where a driver was, as the driver's phone or the TMS says. */
interface Sighting {
  lat: number;
  long: number;
  at: Date;
  /** A clock that is ahead of ours must not keep out every later position. */
  now: Date;
}

type PositionColumns = Pick<PlacedOrder, 'driverLat' | 'driverLong' | 'driverUpdated'>;

/**
 * What a position changes of a locked order: whoever it comes from, the newest stands (docs/product/orders.md).
 * @returns null for one that is not newer, and for what is no point on earth.
 */
export function newerPosition(
  { driverUpdated }: Pick<PlacedOrder, 'driverUpdated'>,
  { lat, long, at, now }: Sighting,
): PositionColumns | null {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(long) <= 180;
  const seenAt = at > now ? now : at;
  if (!isOnEarth || (driverUpdated !== null && seenAt <= driverUpdated)) return null;
  return { driverLat: lat, driverLong: long, driverUpdated: seenAt };
}
