import type { Order } from './order.js';

type Agreed = Pick<
  Order,
  'price' | 'pickupPlaceText' | 'deliveryPlaceText' | 'pickupScheduledAt' | 'vehicles'
>;

/**
 * The customer accepted a price, a route, vehicles and a first day: another of these has to be accepted again
 * (docs/product/orders.md).
 */
export function needsNewTerms(before: Agreed, after: Agreed): boolean {
  return JSON.stringify(termsOf(before)) !== JSON.stringify(termsOf(after));
}

const termsOf = ({ price, pickupPlaceText, deliveryPlaceText, pickupScheduledAt, vehicles }: Agreed) => [
  price,
  cityOf(pickupPlaceText),
  cityOf(deliveryPlaceText),
  pickupScheduledAt,
  vehicles.map(({ vin, year }) => [vin, year]),
];

/** Another ZIP code of the city is another address, not another route. */
const cityOf = (place: string): string => place.replace(/ \d{5}$/, '');
