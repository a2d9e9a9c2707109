import type { Place, PricingClass, QuoteStatus, ServiceLevel, TransportType } from '@overland/contracts';
import type { PricedQuote, PricingTerms } from '../pricing/types.js';

/** A vehicle as it was priced. */
export interface StoredVehicle {
  make: string;
  model: string;
  operableBool: boolean;
  pricingClass: PricingClass;
}

/** What the price was made of: the same inputs give the same price and breakdown a year later. */
export interface StoredInputs extends PricingTerms {
  /** Dollars per vehicle as entered; what was used stands in the pricing. */
  commission: number;
  settingsVersion: number;
  vehicles: StoredVehicle[];
}

/** A row of `quotes`, as the database has it. */
export interface StoredQuote {
  id: string;
  unique_id: string;
  portal_id: string;
  company_name: string;
  version: number;
  status: QuoteStatus;
  is_public: boolean;
  customer_full_name: string;
  customer_email: string;
  customer_phone: string;
  pickup: Place;
  delivery: Place;
  miles: number;
  miles_source: string;
  transport_type: TransportType;
  service_level: ServiceLevel;
  price: number;
  pricing: PricedQuote;
  pricing_inputs: StoredInputs;
  created_at: Date;
  priced_at: Date;
  expires_at: Date;
  order_id: string | null;
}

/** What pricing decides; written whenever a quote is priced. */
export interface QuotePrice {
  transportType: TransportType;
  miles: number;
  milesSource: string;
  pricing: PricedQuote;
  inputs: StoredInputs;
  pricedAt: Date;
  expiresAt: Date;
}

/** What a person enters besides the price's ingredients. */
export interface QuoteContents extends QuotePrice {
  portalId: string;
  companyName: string;
  customerFullName: string;
  pickup: Place;
  delivery: Place;
}
