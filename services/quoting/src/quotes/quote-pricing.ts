import { Inject, Injectable } from '@nestjs/common';
import type { Place, PortalRecord, TransportType, VehicleRequest } from '@overland/contracts';
import { addDays, endOfDayIn, todayIn } from '@overland/contracts/calendar';
import { said } from '@overland/contracts/format';
import { AppError, Clock, invalidField } from '@overland/service-kit';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { NoRoadError } from '../places/no-road-error.js';
import { PlacesService } from '../places/places.service.js';
import { NoPriceError } from '../pricing/no-price-error.js';
import { priceQuote } from '../pricing/price-quote.js';
import { pricingTermsOf } from '../pricing/pricing-terms.js';
import type { PricedQuote, PricingInputs } from '../pricing/types.js';
import { findClass, getPortal, type Snapshot } from '../settings/pricing-snapshot.js';
import type { QuoteEntity } from './quote.entity.js';
import type { QuotedVehicle, QuotePrice, StoredInputs } from './quote-price.js';

/** A move to price, with the portal's current terms. */
export interface Move {
  portal: PortalRecord;
  pickup: Place;
  delivery: Place;
  transportType: TransportType;
  commission: number;
  vehicles: QuotedVehicle[];
}

type Road = Pick<QuotePrice, 'miles' | 'milesSource'>;
type Terms = Omit<Move, 'pickup' | 'delivery'>;

@Injectable()
export class QuotePricing {
  constructor(
    private readonly places: PlacesService,
    private readonly clock: Clock,
    @Inject(QUOTING_CONFIG) private readonly config: QuotingConfig,
  ) {}

  /** @throws AppError noPrice with "Whoops!" if there is no price. */
  async price(move: Move, snapshot: Snapshot): Promise<QuotePrice> {
    const { miles, source } = await this.places
      .roadBetween(move.pickup, move.delivery)
      .catch((error: unknown) => this.refuse(error));
    return this.priceAlong({ miles, milesSource: source }, move, snapshot);
  }

  /** The same move along the same road at today's price. Calls no map service, as a row may be locked. */
  priceAgain(quote: QuoteEntity, transportType: TransportType, snapshot: Snapshot): QuotePrice {
    const { miles, milesSource, pricingInputs } = quote;
    const move = {
      portal: getPortal(snapshot, quote.portalId),
      transportType,
      commission: pricingInputs.commission,
      vehicles: classify(snapshot, pricingInputs.vehicles),
    };
    return this.priceAlong({ miles, milesSource }, move, snapshot);
  }

  private priceAlong(road: Road, move: Terms, { settings, version }: Snapshot): QuotePrice {
    const inputs: StoredInputs = {
      ...pricingTermsOf(move.portal, settings),
      commission: move.commission,
      settingsVersion: version,
      vehicles: move.vehicles,
    };
    const pricing = this.priceOrRefuse(inputs, road.miles, move.transportType);
    const pricedAt = this.clock.now();
    return {
      ...road,
      transportType: pricing.transportType,
      pricing,
      inputs,
      pricedAt,
      expiresAt: expiresAtOf(move.portal, pricedAt),
    };
  }

  private priceOrRefuse(inputs: StoredInputs, miles: number, transportType: TransportType): PricedQuote {
    try {
      return priceStored(inputs, miles, transportType);
    } catch (error) {
      return this.refuse(error);
    }
  }

  private refuse(error: unknown): never {
    if (!(error instanceof NoRoadError || error instanceof NoPriceError)) throw error;
    throw new AppError(
      'noPrice',
      said(
        'Whoops! We seem to be having an issue calculating your quote. Please email us at {email} and we will be happy to assist.',
        { email: this.config.SUPPORT_EMAIL },
      ),
      error instanceof NoRoadError ? { details: { reason: error.message } } : {},
    );
  }
}

/** @throws AppError invalid naming the vehicle whose make or model is not in the list. */
export function classify(snapshot: Snapshot, vehicles: readonly VehicleRequest[]): QuotedVehicle[] {
  return vehicles.map(({ make, model, operableBool }, index) => {
    const pricingClass = findClass(snapshot, make, model);
    if (pricingClass) return { make, model, operableBool, pricingClass };
    const text = '{make} {model} is not in the list of vehicles. Please choose a make and model.';
    throw invalidField(`vehicleQuotes.${index}.model`, said(text, { make, model }));
  });
}

/** The price of stored inputs: a pure calculation with the same result at any time. */
export function priceStored(inputs: StoredInputs, miles: number, transportType: TransportType): PricedQuote {
  return priceQuote(toPricingInputs(inputs, miles, transportType));
}

export function toPricingInputs(
  { settingsVersion: _version, vehicles, ...inputs }: StoredInputs,
  miles: number,
  transportType: TransportType,
): PricingInputs {
  const priced = vehicles.map(({ pricingClass, operableBool: operable }) => ({ pricingClass, operable }));
  return { ...inputs, miles, transportType, vehicles: priced };
}

/** Valid until the end of a day in the portal's zone, this many days after pricing. */
export function expiresAtOf(portal: PortalRecord, pricedAt: Date): Date {
  const day = addDays(todayIn(portal.timeZone, pricedAt), portal.portalQuoteExpirationDays);
  return endOfDayIn(portal.timeZone, day);
}
