import { hash } from 'node:crypto';
import type { AgreedFacts } from '@overland/contracts';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { TermsVersionEntity } from './terms-version.entity.js';

/** What the customer accepts besides the text (docs/product/orders.md). */
export function agreedFactsOf(order: PlacedOrder): AgreedFacts {
  return {
    price: order.price,
    pickupPlaceText: order.pickupPlaceText,
    deliveryPlaceText: order.deliveryPlaceText,
    pickupScheduledAt: order.pickupScheduledAt,
    vehicles: order.vehicles.map(({ year, make, model, vin }) => ({ year, make, model, vin })),
    plan: {
      transportType: order.transportType,
      serviceLevel: order.serviceLevel,
      pickupEndsAt: order.pickupDateType === 'exact' ? null : order.pickupScheduledEndsAt,
      deliveryScheduledAt: order.deliveryScheduledAt,
      deliveryEndsAt: order.deliveryDateType === 'exact' ? null : order.deliveryScheduledEndsAt,
      pickupAddress: addressOf(order.pickup),
      deliveryAddress: addressOf(order.delivery),
      rushFee: order.rushFee,
    },
  };
}

const addressOf = ({ address, city, state, zip }: PlacedOrder['pickup']): string =>
  `${address}, ${city}, ${state} ${zip}`;

interface Agreed {
  order: Pick<PlacedOrder, 'id' | 'portalId'>;
  terms: Pick<TermsVersionEntity, 'portalId' | 'version'>;
  facts: AgreedFacts;
}

/** Identifies facts and terms: if either changes, so does the agreement. */
export function agreementOf({ order, terms, facts }: Agreed): string {
  const { price, pickupPlaceText, deliveryPlaceText, pickupScheduledAt, vehicles, plan } = facts;
  const parts = [
    [order.id, order.portalId],
    [terms.portalId, terms.version],
    [price, pickupPlaceText, deliveryPlaceText, pickupScheduledAt],
    vehicles.map(({ year, make, model, vin }) => [year, make, model, vin]),
    plan && [
      [plan.transportType, plan.serviceLevel, plan.rushFee],
      [plan.pickupEndsAt, plan.deliveryScheduledAt, plan.deliveryEndsAt],
      [plan.pickupAddress, plan.deliveryAddress],
    ],
  ];
  return hash('sha256', JSON.stringify(parts), 'hex');
}
