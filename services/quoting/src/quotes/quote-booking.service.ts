import { Injectable } from '@nestjs/common';
import { type InputOf, messages, type Quote, type quotes, type ReplyOf } from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  Clock,
  InjectDatabase,
  notFound,
  type RequestInfo,
  type Scope,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { PlacesService } from '../places/places.service.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { isPubliclyVisible } from './public-quotes.service.js';
import { toPricePreview, toQuote, toQuoteFact } from './quote.mapper.js';
import { priceStored, QuotePricing } from './quote-pricing.js';
import { editableStates, stateRefusal, statesBefore } from './quote-states.js';
import { QuotesRepository } from './quotes.repository.js';
import type { StoredQuote } from './stored-quote.js';
import { isNearRemoval } from './unsaved-quotes.js';

/** Quoting's half of the booking protocol: what is being booked, and the compare-and-set to Booked. */
@Injectable()
export class QuoteBookingService {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async bookable(request: InputOf<typeof quotes.bookable>['body']): Promise<ReplyOf<typeof quotes.bookable>> {
    const snapshot = await this.snapshot.get();
    const scope = request.portalId ? { portalId: request.portalId } : systemScope;
    const row = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.get(manager, request.quoteId, scope),
    );
    if (request.isPublic && !isPubliclyVisible(snapshot, row))
      throw notFound('We could not find this quote.');
    await this.keepForBooking(row, scope);
    const quote = await this.view(row);
    return {
      quote,
      pickupZipBelongs: this.places.zipBelongs(request.pickupZip, row.pickup),
      deliveryZipBelongs: this.places.zipBelongs(request.deliveryZip, row.delivery),
      todaysPricing:
        quote.isExpired && editableStates.includes(row.status)
          ? toPricePreview(await this.priceToday(row))
          : null,
    };
  }

  /** From here on orders counts on the quote, also where it has to come back for it after an outage. */
  private async keepForBooking(row: StoredQuote, scope: Scope): Promise<void> {
    const now = this.clock.now();
    if (!isNearRemoval(row, now)) return;
    await withPortal(this.dataSource, scope, (manager) => this.repository.noteBooking(manager, row.id, now));
  }

  /** A second call with the same order answers the same frozen quote, so that a broken-off booking can be finished. */
  async book(request: InputOf<typeof quotes.book>['body'], call: RequestInfo): Promise<Quote> {
    return withPortal(this.dataSource, systemScope, async (manager) => {
      const row = await this.repository.lock(manager, request.quoteId, systemScope);
      if (row.order_id === request.orderId) return this.view(row);
      this.refuseUnlessBookable(row, request.expectedVersion);
      const current = request.reprice
        ? await this.repository.updatePrice(manager, row.id, await this.priceToday(row))
        : row;
      if (current.expires_at < this.clock.now()) {
        throw new AppError('quoteExpired', 'This quote has expired.');
      }
      const booked = await this.setBooked(manager, current, request);
      await addToOutbox(manager, 'quote.changed', toQuoteFact(booked), { requestId: call.requestId });
      return this.view(booked);
    });
  }

  private refuseUnlessBookable(row: StoredQuote, expectedVersion: number): void {
    if (row.status === 'Booked') throw new AppError('alreadyBooked', messages.alreadyBooked);
    if (!editableStates.includes(row.status))
      throw new AppError('conflict', stateRefusal(row.status, 'booked'));
    if (row.version !== expectedVersion) {
      throw new AppError(
        'conflict',
        'This quote was changed while it was being booked. Please look at it again.',
      );
    }
  }

  private async setBooked(
    manager: EntityManager,
    row: StoredQuote,
    { orderId, transportType, serviceLevel, expectedPrice }: InputOf<typeof quotes.book>['body'],
  ): Promise<StoredQuote> {
    const pricing = priceStored(row.pricing_inputs, row.miles, transportType);
    const price = pricing.totalPricing[serviceLevel].totalPortal;
    if (price !== expectedPrice) {
      throw new AppError(
        'priceChanged',
        'The price of this quote changed while it was being booked. Please look at it again.',
      );
    }
    const booked = await this.repository.book(manager, {
      id: row.id,
      orderId,
      version: row.version,
      from: statesBefore('Booked'),
      transportType: pricing.transportType,
      serviceLevel,
      price,
      pricing,
    });
    if (!booked) throw new AppError('alreadyBooked', messages.alreadyBooked);
    return booked;
  }

  private async priceToday(row: StoredQuote) {
    const portal = await this.snapshot.getPortal(row.portal_id);
    return this.pricing.priceAgain(row, { portal, transportType: row.transport_type });
  }

  private async view(row: StoredQuote): Promise<Quote> {
    const snapshot = await this.snapshot.get();
    const portal = await this.snapshot.getPortal(row.portal_id);
    return toQuote(row, { portal, snapshot, now: this.clock.now() });
  }
}
