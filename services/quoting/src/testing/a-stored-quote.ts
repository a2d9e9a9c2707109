import { randomUUID } from 'node:crypto';
import type { Place, PortalRecord, TransportType } from '@overland/contracts';
import { DEFAULT_RATE_SHEET } from '../pricing/constants.js';
import { pricingTermsOf } from '../pricing/pricing-terms.js';
import type { QuoteEntity } from '../quotes/quote.entity.js';
import type { QuotedVehicle, StoredInputs } from '../quotes/quote-price.js';
import { priceStored } from '../quotes/quote-pricing.js';
import { defaultServiceLevels } from '../settings/default-settings.js';
import type { Snapshot } from '../settings/pricing-snapshot.js';

export const accord: QuotedVehicle = {
  make: 'Honda',
  model: 'Accord',
  operableBool: true,
  pricingClass: 'Sedan',
};

interface Priced {
  transportType?: TransportType;
  vehicles?: QuotedVehicle[];
  commission?: number;
  miles?: number;
}

export function aPlace(city: string, state: string): Place {
  return {
    placeId: `city:${state}:${city}`,
    text: `${city}, ${state}`,
    city,
    state,
    zip: '',
    lat: 0,
    lng: 0,
  };
}

/** A row of `quotes`: Dallas to Denver, priced as the service would for the portal. */
export function aStoredQuote(
  portal: PortalRecord,
  { transportType = 'OPEN', vehicles = [accord], commission = 0, miles = 793 }: Priced = {},
  changes: Partial<QuoteEntity> = {},
): QuoteEntity {
  const terms = pricingTermsOf(portal, {
    serviceLevels: defaultServiceLevels,
    defaultSheet: DEFAULT_RATE_SHEET,
  });
  const inputs: StoredInputs = { ...terms, commission, settingsVersion: 1, vehicles };
  const pricing = priceStored(inputs, miles, transportType);
  return {
    id: randomUUID(),
    uniqueId: 10234,
    portalId: portal._id,
    companyName: portal.companyName,
    version: 1,
    status: 'Saved',
    isPublic: false,
    createdBy: null,
    ownerId: null,
    customerFullName: 'Marcus Bell',
    customerEmail: '',
    customerPhone: '',
    mailedAt: null,
    language: 'en',
    pickup: aPlace('Dallas', 'TX'),
    delivery: aPlace('Denver', 'CO'),
    pickupText: 'Dallas, TX',
    deliveryText: 'Denver, CO',
    vehicles: vehicles.map(({ make, model }) => `${make} ${model}`),
    miles,
    milesSource: 'test',
    enteredVehicles: [],
    enteredVersion: 0,
    emailDueAt: null,
    orderState: null,
    orderPrice: null,
    orderVersion: 0,
    transportType: pricing.transportType,
    serviceLevel: 1,
    price: pricing.totalPricing[1].totalPortal,
    pricing,
    pricingInputs: inputs,
    pricingVersion: 1,
    createdAt: new Date('2026-11-20T20:05:00Z'),
    pricedAt: new Date('2026-11-20T20:05:00Z'),
    expiresAt: new Date('2026-11-28T04:59:59Z'),
    archivedAt: null,
    orderId: null,
    bookingBegunAt: null,
    handedOver: null,
    wasSaved: false,
    lostReason: null,
    followedUpAt: null,
    answeredAt: null,
    ...changes,
  };
}

/** The first settings, and these portals. */
export function aSnapshot(...portals: PortalRecord[]): Snapshot {
  return {
    version: 1,
    settings: {
      serviceLevels: defaultServiceLevels,
      holidays: [],
      defaultSheet: DEFAULT_RATE_SHEET,
    },
    holidays: new Set(),
    makes: [],
    classOf: new Map(),
    portals: new Map(portals.map((portal) => [portal._id, portal])),
    customerPortal: null,
  };
}
