import type { PortalRecord, Quote, QuoteStatus, ServiceLevel, TransportType } from '@overland/contracts';
import { loadGazetteer } from '../places/gazetteer.js';
import { createRoadMiles } from '../places/road-miles.js';
import { DEFAULT_LEVELS, DEFAULT_RATE_SHEET } from '../pricing/constants.js';
import { chooseSheet } from '../pricing/rate-sheet.js';
import { expiryOf, priceStored, pricingTermsOf } from '../quotes/quote-pricing.js';
import type { StoredInputs, StoredQuote, StoredVehicle } from '../quotes/stored-quote.js';

/** A move of the demo story: what somebody asked for on some day, and what became of it. */
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
  vehicles: StoredVehicle[];
  transportType: TransportType;
  serviceLevel: ServiceLevel;
  commission: number;
  customer: { fullName: string; email: string; phone: string };
}

export type DemoQuote = Omit<StoredQuote, 'unique_id'> & {
  unique_id: number;
  created_by: string | null;
  archived_at: Date | null;
  pickup_text: string;
  delivery_text: string;
  vehicles: string[];
  pricing_version: number;
};

/** Prices the moves as the product did on their day, with the portal's terms and the first settings. */
export function priceDemoMoves(moves: readonly DemoMove[]): DemoQuote[] {
  const gazetteer = loadGazetteer();
  const roads = createRoadMiles(gazetteer);
  return moves.map((move) => {
    const pickup = cityOf(gazetteer.findCity(...move.pickup), move.pickup);
    const delivery = cityOf(gazetteer.findCity(...move.delivery), move.delivery);
    const { miles } = roads.between(pickup, delivery);
    const inputs = demoInputs(move);
    const pricing = priceStored(inputs, miles, move.transportType);
    return {
      id: move.id,
      unique_id: move.uniqueId,
      portal_id: move.portal._id,
      company_name: move.portal.companyName,
      version: move.status === 'Unsaved' ? 1 : 2,
      status: move.status,
      is_public: move.portal.isCustomerPortal,
      created_by: move.createdBy,
      customer_full_name: move.customer.fullName,
      customer_email: move.portal.isCustomerPortal ? move.customer.email : '',
      customer_phone: move.portal.isCustomerPortal ? move.customer.phone : '',
      pickup,
      delivery,
      pickup_text: pickup.text,
      delivery_text: delivery.text,
      vehicles: move.vehicles.map(({ make, model }) => `${make} ${model}`),
      miles,
      miles_source: 'road-graph',
      transport_type: pricing.transportType,
      service_level: move.status === 'Booked' ? move.serviceLevel : 1,
      price: pricing.totalPricing[move.status === 'Booked' ? move.serviceLevel : 1].totalPortal,
      pricing,
      pricing_inputs: inputs,
      pricing_version: inputs.settingsVersion,
      created_at: move.createdAt,
      priced_at: move.createdAt,
      expires_at: expiryOf(move.portal, move.createdAt),
      archived_at: move.status === 'Archived' ? move.createdAt : null,
      order_id: move.orderId,
    };
  });
}

function demoInputs(move: DemoMove): StoredInputs {
  return {
    ...chooseSheet(move.portal, DEFAULT_RATE_SHEET),
    levels: DEFAULT_LEVELS,
    portal: pricingTermsOf(move.portal),
    commission: move.commission,
    settingsVersion: 1,
    vehicles: move.vehicles,
  };
}

function cityOf(place: Quote['pickup'] | null, [city, state]: readonly [string, string]): Quote['pickup'] {
  if (!place) throw new Error(`The demo story names a place that is not in the gazetteer: ${city}, ${state}`);
  return place;
}
