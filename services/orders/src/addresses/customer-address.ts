import { type CustomerAddress, fitsPlace } from '@overland/contracts';
import type { OrderEntity } from '../orders/order.entity.js';
import type { StoredStop } from '../orders/stored-stop.js';

type Booked = Pick<OrderEntity, 'uniqueId' | 'customerFullName' | 'customerEmail' | 'pickup' | 'delivery'>;

/** The stop of an order where the customer met the driver: its contact is the customer. */
function isOwn({ contactName, email }: StoredStop, { customerFullName, customerEmail }: Booked): boolean {
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
  if (contactName !== '') return isSame(contactName, customerFullName);
  return email !== '' && isSame(email, customerEmail);
}

/**
 * Where a customer was met before in a city. A customer has no address of their own, so it is that of the latest order in
 * which they were the contact there; null where there is none.
 */
export function customerAddress(
  latestFirst: readonly Booked[],
  town: { city: string; state: string },
): CustomerAddress | null {
  for (const order of latestFirst) {
    const stop = [order.pickup, order.delivery].find((one) => isOwn(one, order) && fitsPlace(one, town));
    if (stop) {
      const { address, zip, locationType } = stop;
      return { uniqueId: order.uniqueId, address, zip, locationType };
    }
  }
  return null;
}
