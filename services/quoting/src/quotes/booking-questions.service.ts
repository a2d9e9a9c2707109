import { Injectable } from '@nestjs/common';
import type { InputOf, PricePreview, quotes, ReplyOf } from '@overland/contracts';
import { AppError, Database, notFound, systemScope } from '@overland/service-kit';
import { PlacesService } from '../places/places.service.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { isPubliclyVisible } from './public-quotes.service.js';
import { toPricePreview } from './quote.mapper.js';
import { QuotePricing } from './quote-pricing.js';
import { editableStates, stateRefusal } from './quote-states.js';
import { QuotesRepository } from './quotes.repository.js';

@Injectable()
export class BookingQuestions {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
  ) {}

  /** The price at which an expired quote can be booked. */
  async todaysPrice(quoteId: string): Promise<PricePreview> {
    const { row, snapshot } = await this.find(quoteId);
    if (!editableStates.includes(row.status)) {
      throw new AppError('conflict', stateRefusal(row.status, 'booked'));
    }
    return toPricePreview(this.pricing.priceAgain(row, row.transportType, snapshot));
  }

  /** Whether a ZIP code is in the quoted place, by the rule of booking, and which place it is in. */
  async placeOfZip(
    quoteId: string,
    { stop, zip }: InputOf<typeof quotes.placeOfZip>['query'],
  ): Promise<ReplyOf<typeof quotes.placeOfZip>> {
    const { row } = await this.find(quoteId);
    return { belongs: this.places.zipBelongs(zip, row[stop]), place: this.places.findZip(zip) };
  }

  /** A quote that is not public gets the same 404 as one that does not exist. */
  private async find(quoteId: string) {
    const snapshot = await this.snapshot.get();
    const row = await this.database.inSystem((manager) => this.repository.get(manager, quoteId, systemScope));
    if (!isPubliclyVisible(snapshot, row)) throw notFound('We could not find this quote.');
    return { row, snapshot };
  }
}
