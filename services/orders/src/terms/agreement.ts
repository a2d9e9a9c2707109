import { hash } from 'node:crypto';
import type { AgreedFacts } from '@overland/contracts';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { TermsVersionEntity } from './terms-version.entity.js';

/** What the customer agrees to besides the text: what an edit cannot change without asking again (`needsNewTerms`). */
export function agreedFactsOf(
  order: Pick<
    PlacedOrder,
    'price' | 'pickupPlaceText' | 'deliveryPlaceText' | 'pickupScheduledAt' | 'vehicles'
  >,
): AgreedFacts {
  return {
    price: order.price,
    pickupPlaceText: order.pickupPlaceText,
    deliveryPlaceText: order.deliveryPlaceText,
    pickupScheduledAt: order.pickupScheduledAt,
    vehicles: order.vehicles.map(({ year, make, model, vin }) => ({ year, make, model, vin })),
  };
}

interface Agreed {
  order: Pick<PlacedOrder, 'id' | 'portalId'>;
  terms: Pick<TermsVersionEntity, 'portalId' | 'version'>;
  facts: AgreedFacts;
}

/** Stands for facts and terms: other ones have another agreement. */
export function agreementOf({ order, terms, facts }: Agreed): string {
  const { price, pickupPlaceText, deliveryPlaceText, pickupScheduledAt, vehicles } = facts;
  const parts = [
    [order.id, order.portalId],
    [terms.portalId, terms.version],
    [price, pickupPlaceText, deliveryPlaceText, pickupScheduledAt],
    vehicles.map(({ year, make, model, vin }) => [year, make, model, vin]),
  ];
  return hash('sha256', JSON.stringify(parts), 'hex');
}
