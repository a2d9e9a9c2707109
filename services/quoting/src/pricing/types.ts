import type {
  CalculatedQuote,
  PricingClass,
  ServiceLevel,
  TotalPricing,
  TransportType,
} from '@overland/contracts';

/** Prices and surcharges in dollars, fuel in percent; every number has at most two decimals. */
export interface RateSheet {
  /** Eleven prices, one for each entry of `mileageBands`. */
  bands: readonly number[];
  suvClassSurcharge: number;
  vanClassSurcharge: number;
  pickUp4DoorClassSurcharge: number;
  inoperableSurcharge: number;
  enclosedSurcharge: number;
  fuelSurcharge: number;
}

export interface PortalPricing {
  /** Whole dollars per vehicle, from the provider to the portal. */
  discount: number;
  /** Dollars per vehicle, or percent of the provider rate with `companyTariffIsPercent`. */
  companyTariff: number;
  companyTariffIsPercent: boolean;
  hasVariableCompanyTariff: boolean;
  companyTariffOpenTransport: number;
  companyTariffEnclosedTransport: number;
  hasWhiteGloveOverride: boolean;
  /** Dollars per mile. */
  whiteGloveOverride: number;
  /** Whole dollars per vehicle, from the portal to its customer. */
  portalAdminDiscount: number;
  isPremium: boolean;
  displayDiscountOption: boolean;
  displayCommissionPerVehicle: boolean;
  displayPortalCommission: boolean;
  /** Whole dollars per vehicle. */
  portalCommission: number;
}

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
