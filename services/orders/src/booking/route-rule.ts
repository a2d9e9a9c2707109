import { messages, type OrderRequest, type Place } from '@overland/contracts';
import type { FieldError } from '@overland/service-kit';

interface QuotedRoute {
  quote: { pickup: Place; delivery: Place };
  pickupZipBelongs: boolean;
  deliveryZipBelongs: boolean;
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The route is the price: city and state are the quote's, and the ZIP code belongs to that place. */
export function checkRoute(request: OrderRequest, quoted: QuotedRoute): FieldError[] {
  const { pickup, delivery } = quoted.quote;
  const checks: [path: string, holds: boolean][] = [
    ['pickupCity', isSame(request.pickupCity, pickup.city)],
    ['pickupState', isSame(request.pickupState, pickup.state)],
    ['pickupZip', quoted.pickupZipBelongs],
    ['deliveryCity', isSame(request.deliveryCity, delivery.city)],
    ['deliveryState', isSame(request.deliveryState, delivery.state)],
    ['deliveryZip', quoted.deliveryZipBelongs],
  ];
  return checks.filter(([, holds]) => !holds).map(([path]) => ({ path, message: messages.routeIsThePrice }));
}
