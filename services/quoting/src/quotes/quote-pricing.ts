import { Inject, Injectable } from '@nestjs/common';
import type { Place, PortalRecord, TransportType, VehicleRequest } from '@overland/contracts';
import { addDays, endOfDayIn, todayIn } from '@overland/contracts/calendar';
import { AppError, Clock } from '@overland/service-kit';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { NoRoadError } from '../places/no-road-error.js';
import { PlacesService } from '../places/places.service.js';
import { NoPriceError } from '../pricing/no-price-error.js';
import { priceQuote } from '../pricing/price-quote.js';
import { chooseSheet } from '../pricing/rate-sheet.js';
import type { PricingInputs, PricingTerms } from '../pricing/types.js';
import { PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import type { QuotePrice, StoredInputs, StoredQuote, StoredVehicle } from './stored-quote.js';

/** A move to be priced; the portal's terms are today's. */
export interface Move {
  portal: PortalRecord;
  pickup: Place;
  delivery: Place;
  transportType: TransportType;
  commission: number;
  vehicles: StoredVehicle[];
}

type Road = Pick<QuotePrice, 'miles' | 'milesSource'>;

/** Prices a move with today's settings and the portal's terms, and says what to store of it. */
@Injectable()
export class QuotePricing {
  constructor(
    private readonly snapshot: PricingSnapshot,
    private readonly places: PlacesService,
    private readonly clock: Clock,
    @Inject(QUOTING_CONFIG) private readonly config: QuotingConfig,
  ) {}

  /** @throws AppError noPrice with the specification's "Whoops!" when no price can be made. */
  async price(move: Move): Promise<QuotePrice> {
    return this.priceAlong(await this.roadOf(move), move);
  }

  private async priceAlong(road: Road, move: Move): Promise<QuotePrice> {
    const { settings, version } = await this.snapshot.get();
    const terms: PricingTerms = {
      ...chooseSheet(move.portal, settings.defaultSheet),
      levels: settings.serviceLevels.map(({ value, adjustmentPercent }) => ({
        level: value,
        adjustmentPercent,
      })),
      portal: pricingTermsOf(move.portal),
    };
    const inputs: StoredInputs = {
      ...terms,
      commission: move.commission,
      settingsVersion: version,
      vehicles: move.vehicles,
    };
    const pricing = await this.orWhoops(async () => priceStored(inputs, road.miles, move.transportType));
    const pricedAt = this.clock.now();
    return {
      transportType: pricing.transportType,
      ...road,
      pricing,
      inputs,
      pricedAt,
      expiresAt: expiryOf(move.portal, pricedAt),
    };
  }

  /** The same move, along the same road, at today's price: no map is asked again while a row is locked. */
  async priceAgain(
    quote: StoredQuote,
    { portal, transportType }: { portal: PortalRecord; transportType: TransportType },
  ): Promise<QuotePrice> {
    const road = { miles: quote.miles, milesSource: quote.miles_source };
    return this.priceAlong(road, {
      portal,
      transportType,
      pickup: quote.pickup,
      delivery: quote.delivery,
      commission: quote.pricing_inputs.commission,
      vehicles: this.classify(await this.snapshot.get(), quote.pricing_inputs.vehicles),
    });
  }

  private roadOf({ pickup, delivery }: Move): Promise<Road> {
    return this.orWhoops(async () => {
      const { miles, source } = await this.places.roadBetween(pickup, delivery);
      return { miles, milesSource: source };
    });
  }

  /** @throws AppError invalid naming the vehicle whose make or model is not in the list. */
  classify(snapshot: Snapshot, vehicles: readonly VehicleRequest[]): StoredVehicle[] {
    return vehicles.map(({ make, model, operableBool }, index) => {
      const pricingClass = PricingSnapshot.classOf(snapshot, make, model);
      if (pricingClass) return { make, model, operableBool, pricingClass };
      const message = `${make} ${model} is not in the list of vehicles. Please choose a make and model.`;
      throw new AppError('invalid', message, { errors: [{ path: `vehicleQuotes.${index}.model`, message }] });
    });
  }

  private async orWhoops<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NoRoadError || error instanceof NoPriceError)) throw error;
      throw new AppError(
        'noPrice',
        'Whoops! We seem to be having an issue calculating your quote. ' +
          `Please email us at ${this.config.SUPPORT_EMAIL} and we will be happy to assist.`,
      );
    }
  }
}

/** The price of stored inputs: a pure sum, today as on the first day. */
export function priceStored(inputs: StoredInputs, miles: number, transportType: TransportType) {
  return priceQuote(toPricingInputs(inputs, miles, transportType));
}

/** Stored inputs as pricing takes them. */
export function toPricingInputs(
  inputs: StoredInputs,
  miles: number,
  transportType: TransportType,
): PricingInputs {
  return {
    ...inputs,
    miles,
    transportType,
    vehicles: inputs.vehicles.map(({ pricingClass, operableBool }) => ({
      pricingClass,
      operable: operableBool,
    })),
  };
}

/** Valid to the end of the day in the portal's zone, so many days after pricing. */
export function expiryOf(portal: PortalRecord, pricedAt: Date): Date {
  const day = addDays(todayIn(portal.timeZone, pricedAt), portal.portalQuoteExpirationDays);
  return endOfDayIn(portal.timeZone, day);
}

/** The part of a portal that its prices depend on. */
export function pricingTermsOf(portal: PortalRecord): PricingTerms['portal'] {
  const { discount, companyTariff, companyTariffIsPercent, hasVariableCompanyTariff } = portal;
  const { companyTariffOpenTransport, companyTariffEnclosedTransport } = portal;
  const { hasWhiteGloveOverride, whiteGloveOverride, portalAdminDiscount, isPremium } = portal;
  const { displayDiscountOption, displayCommissionPerVehicle, displayPortalCommission, portalCommission } =
    portal;
  return {
    discount,
    companyTariff,
    companyTariffIsPercent,
    hasVariableCompanyTariff,
    companyTariffOpenTransport,
    companyTariffEnclosedTransport,
    hasWhiteGloveOverride,
    whiteGloveOverride,
    portalAdminDiscount,
    isPremium,
    displayDiscountOption,
    displayCommissionPerVehicle,
    displayPortalCommission,
    portalCommission,
  };
}
