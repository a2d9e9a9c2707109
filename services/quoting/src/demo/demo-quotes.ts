import {
  lostReasons,
  type PortalRecord,
  type Quote,
  type QuoteStatus,
  type ServiceLevel,
  type TransportType,
  vehicleName,
} from '@overland/contracts';
import { loadGazetteer } from '../places/gazetteer.js';
import { createRoadMiles, NoRoadError, type RoadMiles } from '../places/road-miles.js';
import { DEFAULT_RATE_SHEET } from '../pricing/constants.js';
import { pricingTermsOf } from '../pricing/pricing-terms.js';
import type { QuoteEntity } from '../quotes/quote.entity.js';
import type { QuotedVehicle, StoredInputs } from '../quotes/quote-price.js';
import { expiresAtOf, priceStored } from '../quotes/quote-pricing.js';
import { defaultServiceLevels } from '../settings/default-settings.js';

export interface DemoMove {
  id: string;
  uniqueId: number;
  portal: PortalRecord;
  createdBy: string | null;
  createdAt: Date;
  status: QuoteStatus;
  orderId: string | null;
  /** As in the gazetteer: 'Dallas', 'TX'. */
  pickup: readonly [city: string, state: string];
  delivery: readonly [city: string, state: string];
  vehicles: QuotedVehicle[];
  transportType: TransportType;
  serviceLevel: ServiceLevel;
  commission: number;
  customer: { fullName: string; email: string; phone: string };
}

export type DemoQuote = QuoteEntity;

let roads: RoadMiles | undefined;

function demoRoads(): RoadMiles {
  roads ??= createRoadMiles(loadGazetteer());
  return roads;
}

export function demoRoad({ pickup, delivery }: DemoQuote): [lat: number, lng: number][] {
  return demoRoads().between(pickup, delivery).line;
}

/** The road between two places of the gazetteer; null if there is none. */
export function findDemoRoad(
  from: DemoMove['pickup'],
  to: DemoMove['delivery'],
): [lat: number, lng: number][] | null {
  const gazetteer = loadGazetteer();
  const [start, end] = [gazetteer.findCity(...from), gazetteer.findCity(...to)];
  if (!start || !end) return null;
  try {
    return demoRoads().between(start, end).line;
  } catch (error) {
    if (error instanceof NoRoadError) return null;
    throw error;
  }
}

/** Prices the moves as they were priced on their day, with the portal's terms and the first settings. */
export function priceDemoMoves(moves: readonly DemoMove[]): DemoQuote[] {
  const gazetteer = loadGazetteer();
  return moves.map((move) => {
    const pickup = cityOf(gazetteer.findCity(...move.pickup), move.pickup);
    const delivery = cityOf(gazetteer.findCity(...move.delivery), move.delivery);
    const { miles } = demoRoads().between(pickup, delivery);
    return { ...requestColumns(move), ...placeColumns(pickup, delivery), ...priceColumns(move, miles) };
  });
}

function requestColumns({ portal, customer, ...move }: DemoMove) {
  return {
    id: move.id,
    uniqueId: move.uniqueId,
    portalId: portal._id,
    companyName: portal.companyName,
    version: move.status === 'Unsaved' ? 1 : 2,
    status: move.status,
    isPublic: portal.isCustomerPortal,
    createdBy: move.createdBy,
    ownerId: move.createdBy,
    customerFullName: customer.fullName,
    customerEmail: portal.isCustomerPortal ? customer.email : '',
    customerPhone: portal.isCustomerPortal ? customer.phone : '',
    mailedAt: null,
    language: 'en' as const,
    vehicles: move.vehicles.map(vehicleName),
    createdAt: move.createdAt,
    archivedAt: move.status === 'Archived' ? move.createdAt : null,
    orderId: move.orderId,
    bookingBegunAt: null,
    handedOver: null,
    wasSaved: move.status !== 'Unsaved',
    followedUpAt: null,
    answeredAt: null,
    lostReason: move.status === 'Archived' ? (lostReasons[move.uniqueId % lostReasons.length] ?? null) : null,
  };
}

function placeColumns(pickup: Quote['pickup'], delivery: Quote['delivery']) {
  return { pickup, delivery, pickupText: pickup.text, deliveryText: delivery.text };
}

function priceColumns(move: DemoMove, miles: number) {
  const inputs = demoInputs(move);
  const pricing = priceStored(inputs, miles, move.transportType);
  const serviceLevel = move.status === 'Booked' ? move.serviceLevel : 1;
  return {
    miles,
    milesSource: 'road-graph',
    enteredVehicles: [],
    enteredVersion: 0,
    emailDueAt: null,
    orderState: null,
    orderPrice: null,
    orderVersion: 0,
    transportType: pricing.transportType,
    serviceLevel,
    price: pricing.totalPricing[serviceLevel].totalPortal,
    pricing,
    pricingInputs: inputs,
    pricingVersion: inputs.settingsVersion,
    pricedAt: move.createdAt,
    expiresAt: expiresAtOf(move.portal, move.createdAt),
  };
}

/** The ZIP that the customer of a demo order enters for a city. */
export function demoZip(place: Quote['pickup']): string {
  return loadGazetteer().centralZip(place);
}

function demoInputs(move: DemoMove): StoredInputs {
  const settings = { serviceLevels: defaultServiceLevels, defaultSheet: DEFAULT_RATE_SHEET };
  return {
    ...pricingTermsOf(move.portal, settings),
    commission: move.commission,
    settingsVersion: 1,
    vehicles: move.vehicles,
  };
}

function cityOf(place: Quote['pickup'] | null, [city, state]: readonly [string, string]): Quote['pickup'] {
  if (!place) throw new Error(`The demo story names a place that is not in the gazetteer: ${city}, ${state}`);
  return place;
}
