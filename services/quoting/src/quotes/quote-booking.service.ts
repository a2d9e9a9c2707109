import { Injectable } from '@nestjs/common';
import { type InputOf, messages, type Quote, type quotes, type ReplyOf } from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  Clock,
  Database,
  notFound,
  type RequestInfo,
  type Scope,
  systemScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PlacesService } from '../places/places.service.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { isPubliclyVisible } from './public-quotes.service.js';
import type { QuoteEntity } from './quote.entity.js';
import { toPricePreview, toQuote, toQuoteFact } from './quote.mapper.js';
import { priceStored, QuotePricing } from './quote-pricing.js';
import { editableStates, stateRefusal } from './quote-states.js';
import { QuotesRepository } from './quotes.repository.js';
import { isNearRemoval } from './unsaved-quotes.js';

type BookRequest = InputOf<typeof quotes.book>['body'];

/** Quoting's half of the booking protocol: the quote to book, and the compare-and-set to Booked. */
@Injectable()
export class QuoteBookingService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async bookable(request: InputOf<typeof quotes.bookable>['body']): Promise<ReplyOf<typeof quotes.bookable>> {
    const snapshot = await this.snapshot.get();
    const scope = request.portalId ? { portalId: request.portalId } : systemScope;
    const row = await this.database.withPortal(scope, (manager) =>
      this.repository.get(manager, request.quoteId, scope),
    );
    if (request.isPublic && !isPubliclyVisible(snapshot, row))
      throw notFound('We could not find this quote.');
    await this.keepForBooking(row, scope);
    const quote = toQuote(row, { snapshot, now: this.clock.now() });
    const isRepriced = quote.isExpired && editableStates.includes(row.status);
    return {
      quote,
      pickupZipBelongs: this.places.zipBelongs(request.pickupZip, row.pickup),
      deliveryZipBelongs: this.places.zipBelongs(request.deliveryZip, row.delivery),
      todaysPricing: isRepriced
        ? toPricePreview(this.pricing.priceAgain(row, row.transportType, snapshot))
        : null,
    };
  }

  /** Keeps the quote: orders now relies on it, and may ask for it again after an outage. */
  private async keepForBooking(row: QuoteEntity, scope: Scope): Promise<void> {
    const now = this.clock.now();
    if (!isNearRemoval(row, now)) return;
    await this.database.withPortal(scope, (manager) => this.repository.noteBooking(manager, row.id, now));
  }

  /** A second call for the same order returns the same booked quote, so that an interrupted booking can be finished. */
  async book(request: BookRequest, call: RequestInfo): Promise<Quote> {
    const snapshot = await this.snapshot.get();
    const now = this.clock.now();
    return this.database.inSystem(async (manager) => {
      const row = await this.repository.lock(manager, request.quoteId, systemScope);
      if (row.orderId === request.orderId) return toQuote(row, { snapshot, now });
      refuseUnlessBookable(row, request.expectedVersion);
      const current = request.reprice
        ? await this.repository.updatePrice(
            manager,
            row,
            this.pricing.priceAgain(row, row.transportType, snapshot),
          )
        : row;
      if (current.expiresAt < now) throw new AppError('quoteExpired', 'This quote has expired.');
      const booked = await this.setBooked(manager, current, request);
      await addToOutbox(manager, 'quote.changed', toQuoteFact(booked), { requestId: call.requestId });
      return toQuote(booked, { snapshot, now });
    });
  }

  /** Sets a locked, bookable quote to Booked, at the chosen type, level and price. */
  private async setBooked(
    manager: EntityManager,
    row: QuoteEntity,
    { orderId, transportType, serviceLevel, expectedPrice, vehicles }: BookRequest,
  ): Promise<QuoteEntity> {
    const pricing = priceStored(row.pricingInputs, row.miles, transportType);
    const price = pricing.totalPricing[serviceLevel].totalPortal;
    if (price !== expectedPrice) {
      throw new AppError(
        'priceChanged',
        'The price of this quote changed while it was being booked. Please look at it again.',
      );
    }
    return this.repository.update(manager, row, {
      status: 'Booked',
      orderId,
      transportType: pricing.transportType,
      serviceLevel,
      price,
      pricing,
      ...(vehicles.length > 0 && { enteredVehicles: vehicles }),
    });
  }
}

function refuseUnlessBookable({ status, version }: QuoteEntity, expectedVersion: number): void {
  if (status === 'Booked') throw new AppError('alreadyBooked', messages.alreadyBooked);
  if (!editableStates.includes(status)) throw new AppError('conflict', stateRefusal(status, 'booked'));
  if (version !== expectedVersion) {
    throw new AppError(
      'conflict',
      'This quote was changed while it was being booked. Please look at it again.',
    );
  }
}
