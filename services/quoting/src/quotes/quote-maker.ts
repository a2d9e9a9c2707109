import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type KnownVehicle,
  messages,
  type QuoteRequest,
  type Session,
  type VehicleRequest,
} from '@overland/contracts';
import { invalidField } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PlacesService } from '../places/places.service.js';
import { PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import type { QuoteEntity } from './quote.entity.js';
import type { QuotePrice } from './quote-price.js';
import { classify, type Move, QuotePricing } from './quote-pricing.js';
import { type NewQuote, QuotesRepository } from './quotes.repository.js';

export interface PreparedQuote {
  move: Move;
  price: QuotePrice;
  customerFullName: string;
  customerEmail: string;
  enteredVehicles: KnownVehicle[];
}

type Origin = Pick<NewQuote, 'createdBy' | 'status'> & {
  /** A private customer; otherwise the quote belongs to staff. */
  customer?: Pick<NewQuote, 'customerPhone' | 'mailedAt'>;
  language?: NewQuote['language'] | undefined;
};

type MoveRequest = Pick<QuoteRequest, 'pickup' | 'delivery' | 'transportType' | 'commission'> & {
  vehicleQuotes: (VehicleRequest & Partial<KnownVehicle>)[];
};

@Injectable()
export class QuoteMaker {
  constructor(
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
  ) {}

  /** Looks everything up and prices it. Never call it in a transaction, as it may call a map service. */
  async prepare(
    request: MoveRequest &
      Pick<QuoteRequest, 'customerFullName'> &
      Partial<Pick<QuoteRequest, 'customerEmail'>>,
    portalId: string | null,
  ): Promise<PreparedQuote> {
    const snapshot = await this.snapshot.get();
    const move = this.moveOf(request, portalId, snapshot);
    const price = await this.pricing.price(move, snapshot);
    const { customerFullName, customerEmail = '', vehicleQuotes } = request;
    return { move, price, customerFullName, customerEmail, enteredVehicles: vehicleQuotes.map(knownOf) };
  }

  /** Stores a quote; the caller adds its event. */
  insert(manager: EntityManager, quote: PreparedQuote, origin: Origin): Promise<QuoteEntity> {
    return this.repository.insert(manager, newQuoteOf(quote, origin));
  }

  private moveOf(request: MoveRequest, portalId: string | null, snapshot: Snapshot): Move {
    const portal = portalId ? snapshot.portals.get(portalId) : undefined;
    if (!portal) throw invalidField('portalId', messages.portalRequired);
    return {
      portal,
      pickup: this.places.getPlace(request.pickup, 'pickup'),
      delivery: this.places.getPlace(request.delivery, 'delivery'),
      transportType: request.transportType,
      commission: request.commission,
      vehicles: classify(snapshot, request.vehicleQuotes),
    };
  }
}

export const newQuoteOf = (
  quote: PreparedQuote,
  { createdBy, status, customer, language = 'en' }: Origin,
): NewQuote => ({
  ...contentsOf(quote),
  status,
  createdBy,
  isPublic: customer !== undefined,
  customerPhone: customer?.customerPhone ?? '',
  mailedAt: customer?.mailedAt ?? null,
  language,
});

/** A private customer tells neither. */
const knownOf = ({ vin = '', year = null }: Partial<KnownVehicle>): KnownVehicle => ({ vin, year });

export function contentsOf({ move, price, customerFullName, customerEmail, enteredVehicles }: PreparedQuote) {
  return {
    ...price,
    portalId: move.portal._id,
    companyName: move.portal.companyName,
    customerFullName,
    customerEmail,
    pickup: move.pickup,
    delivery: move.delivery,
    enteredVehicles,
  };
}

/** Whether a stored quote has everything that a form says; it may have been priced at another time. */
export function saysTheSame(row: QuoteEntity, prepared: PreparedQuote): boolean {
  const { move, price, customerFullName, customerEmail, enteredVehicles } = prepared;
  return (
    isDeepStrictEqual(row.enteredVehicles.map(knownOf), enteredVehicles) &&
    row.portalId === move.portal._id &&
    row.customerFullName === customerFullName &&
    row.customerEmail === customerEmail &&
    row.pickup.placeId === move.pickup.placeId &&
    row.delivery.placeId === move.delivery.placeId &&
    row.transportType === price.transportType &&
    row.pricingInputs.commission === price.inputs.commission &&
    isDeepStrictEqual(vehiclesOf(row.pricingInputs), vehiclesOf(price.inputs))
  );
}

const vehiclesOf = ({ vehicles }: QuotePrice['inputs']) =>
  vehicles.map(({ make, model, operableBool }) => ({ make, model, operableBool }));

/** An MCAdmin chooses the company; everybody else gets their own, whatever the request says. */
export function portalFor({ portalId }: Pick<QuoteRequest, 'portalId'>, session: Session): string | null {
  return session.role === 'MCAdmin' ? (portalId ?? null) : session.portalId;
}
