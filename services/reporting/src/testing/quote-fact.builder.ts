import { randomUUID } from 'node:crypto';
import type { QuoteFact } from '@overland/contracts';

/** A new quote of one vehicle, unless overridden. */
export const aQuoteFact = (changes: Partial<QuoteFact> = {}): QuoteFact => ({
  quoteId: randomUUID(),
  version: 1,
  uniqueId: 10234,
  portalId: randomUUID(),
  status: 'Unsaved',
  transportType: 'OPEN',
  miles: 793,
  price: 1047,
  vehicles: 1,
  pickupState: 'TX',
  deliveryState: 'CO',
  createdAt: '2026-11-30T23:59:59.000Z',
  serviceLevel: 1,
  wasSaved: false,
  lostReason: null,
  ownerId: null,
  ...changes,
});
