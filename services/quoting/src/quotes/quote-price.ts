import type { PricingClass, TransportType } from '@overland/contracts';
import type { PricedQuote, PricingTerms } from '../pricing/types.js';

export interface QuotedVehicle {
  make: string;
  model: string;
  operableBool: boolean;
  pricingClass: PricingClass;
}

/** The inputs of the price: the same inputs give the same price and breakdown a year later. */
export interface StoredInputs extends PricingTerms {
  /** Dollars per vehicle as entered; the pricing has the amount that was used. */
  commission: number;
  settingsVersion: number;
  vehicles: QuotedVehicle[];
}

/** The result of pricing; written whenever a quote is priced. */
export interface QuotePrice {
  transportType: TransportType;
  miles: number;
  milesSource: string;
  pricing: PricedQuote;
  inputs: StoredInputs;
  pricedAt: Date;
  expiresAt: Date;
}
