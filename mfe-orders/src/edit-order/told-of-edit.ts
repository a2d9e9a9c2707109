import { needsNewTerms, type Order, owesPayment } from '@overland/contracts';

/** What the server tells people of an edit, for the form to say before (docs/product/orders.md). */
export interface ToldOfEdit {
  /** Everybody who had mail about it gets old and new. */
  changes: boolean;
  /** The customer is asked to accept the terms again. */
  terms: boolean;
  /** The customer is asked to pay the new price. */
  payment: boolean;
}

export function toldOfEdit(before: Order, after: Order): ToldOfEdit {
  const terms = needsNewTerms(before, after);
  return {
    changes: terms || JSON.stringify(placesOf(before)) !== JSON.stringify(placesOf(after)),
    terms,
    payment: before.price !== after.price && owesPayment(after),
  };
}

/** What is told of though the terms stay. */
const placesOf = (order: Order) => [
  order.serviceLevel,
  order.pickupAddress,
  order.pickupZip,
  order.deliveryAddress,
  order.deliveryZip,
];
