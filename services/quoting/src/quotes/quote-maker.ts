import { Injectable } from '@nestjs/common';
import { messages, type QuoteRequest } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PlacesService } from '../places/places.service.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { type Move, QuotePricing } from './quote-pricing.js';
import { QuotesRepository } from './quotes.repository.js';
import type { QuotePrice, StoredQuote } from './stored-quote.js';

interface StaffQuote {
  move: Move;
  price: QuotePrice;
  customerFullName: string;
}

/** Makes staff's quotes out of requests: those of the form and those of an import. */
@Injectable()
export class QuoteMaker {
  constructor(
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
  ) {}

  /** What is to be priced, every part looked up: places, class of each vehicle, the portal. */
  async moveOf(
    request: Pick<QuoteRequest, 'pickup' | 'delivery' | 'transportType' | 'commission' | 'vehicleQuotes'>,
    portalId: string | null,
  ): Promise<Move> {
    const snapshot = await this.snapshot.get();
    const portal = portalId ? snapshot.portals.get(portalId) : undefined;
    if (!portal) {
      const message = messages.portalRequired;
      throw new AppError('invalid', message, { errors: [{ path: 'portalId', message }] });
    }
    return {
      portal,
      pickup: this.places.getPlace(request.pickup, 'pickup'),
      delivery: this.places.getPlace(request.delivery, 'delivery'),
      transportType: request.transportType,
      commission: request.commission,
      vehicles: this.pricing.classify(snapshot, request.vehicleQuotes),
    };
  }

  /** A quote ready to be stored: everything looked up and priced. */
  async prepare(request: QuoteRequest, portalId: string | null): Promise<StaffQuote> {
    const move = await this.moveOf(request, portalId);
    return { move, price: await this.pricing.price(move), customerFullName: request.customerFullName };
  }

  /** Stores a quote; its event is the caller's to add. */
  insert(
    manager: EntityManager,
    { move, price, customerFullName }: StaffQuote,
    { createdBy, status }: { createdBy: string; status: 'Unsaved' | 'Saved' },
  ): Promise<StoredQuote> {
    return this.repository.insert(manager, {
      ...move,
      ...price,
      portalId: move.portal._id,
      companyName: move.portal.companyName,
      customerFullName,
      status,
      createdBy,
      isPublic: false,
      customerEmail: '',
      customerPhone: '',
    });
  }
}
