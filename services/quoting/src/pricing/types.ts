import type {
  CalculatedQuote,
  PortalPricing,
  PricingClass,
  RateSheet,
  ServiceLevel,
  TotalPricing,
  TransportType,
} from '@overland/contracts';

export interface LevelAdjustment {
  level: ServiceLevel;
  /** Percent of the sheet price; negative for slower levels. */
  adjustmentPercent: number;
}

export interface PricedVehicleInput {
  pricingClass: PricingClass;
  operable: boolean;
}

export interface PricingTerms {
  sheet: RateSheet;
  /** Band prices of a premium portal, else null. */
  whiteGloveSheet: readonly number[] | null;
  levels: readonly LevelAdjustment[];
  portal: PortalPricing;
}

/** Everything that a price depends on. Quotes store it, so that the price can be explained later. */
export interface PricingInputs extends PricingTerms {
  /** Whole route miles, at least 1. */
  miles: number;
  transportType: TransportType;
  /** Dollars per vehicle as entered in the quote; cents are dropped. */
  commission: number;
  vehicles: readonly PricedVehicleInput[];
}

export interface PricedVehicle {
  /** Level 1 at the quote's transport type, whole dollars. */
  price: number;
  calculatedQuotes: CalculatedQuote[];
}

export interface PricedQuote {
  transportType: TransportType;
  /** Calendar days from the pickup: fewest and most. */
  transitTime: [number, number];
  /** Whole dollars per vehicle, as used. */
  commission: number;
  /** Whole dollars per vehicle, as used. */
  portalAdminDiscount: number;
  totalCommission: number;
  vehicles: PricedVehicle[];
  totalPricing: Record<`${ServiceLevel}`, TotalPricing>;
}
