import { messages, type OrderRequest, type Place } from '@overland/contracts';
import type { FieldError } from '@overland/service-kit';

interface QuotedRoute {
  quote: { pickup: Place; delivery: Place };
  pickupZipBelongs: boolean;
  deliveryZipBelongs: boolean;
  isPublic: boolean;
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

type Addresses = Pick<OrderRequest, 'pickupAddress' | 'pickupZip' | 'deliveryAddress' | 'deliveryZip'>;

/** A move within a city is one; from an address to itself is a slip. */
export const isSameAddress = (order: Addresses): boolean =>
  order.pickupZip === order.deliveryZip && isSame(order.pickupAddress, order.deliveryAddress);

/** The price is for the quoted route: city and state must be the quote's, and the ZIP code must belong to them. */
export function checkRoute(request: OrderRequest, quoted: QuotedRoute): FieldError[] {
  const { pickup, delivery } = quoted.quote;
  const { place, zip } = quoted.isPublic ? toCustomer : toStaff;
  const checks: [path: string, holds: boolean, message: string][] = [
    ['pickupCity', isSame(request.pickupCity, pickup.city), place],
    ['pickupState', isSame(request.pickupState, pickup.state), place],
    ['pickupZip', quoted.pickupZipBelongs, zip],
    ['deliveryCity', isSame(request.deliveryCity, delivery.city), place],
    ['deliveryState', isSame(request.deliveryState, delivery.state), place],
    ['deliveryZip', quoted.deliveryZipBelongs, zip],
    ['deliveryAddress', !isSameAddress(request), messages.sameAddress],
  ];
  return checks.filter(([, holds]) => !holds).map(([path, , message]) => ({ path, message }));
}

const toStaff = { place: messages.routeIsThePrice, zip: messages.routeIsThePrice };
/** A customer cannot edit a quote, but the form offers a price for the other place. */
const toCustomer = { place: messages.placeOfQuote, zip: messages.zipElsewhere };
