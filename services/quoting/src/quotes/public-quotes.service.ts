import { Injectable } from '@nestjs/common';
import { type PublicQuoteRequest, type Quote, quotes } from '@overland/contracts';
import {
  addToOutbox,
  Clock,
  InjectDatabase,
  idempotently,
  notFound,
  type RequestInfo,
  systemScope,
  unavailable,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { PlacesService } from '../places/places.service.js';
import { PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import { toQuote, toQuoteFact } from './quote.mapper.js';
import { QuotePricing } from './quote-pricing.js';
import { QuotesRepository } from './quotes.repository.js';
import type { StoredQuote } from './stored-quote.js';

/** May anyone who has the address see quotes of this portal? */
export function isPubliclyVisible(snapshot: Snapshot, row: Pick<StoredQuote, 'portal_id'>): boolean {
  const portal = snapshot.portals.get(row.portal_id);
  return portal !== undefined && (portal.isCustomerPortal || portal.sharesQuotes);
}

/** Quotes without signing in. The reply's schema, an allow-list, cuts out what the public may not see. */
@Injectable()
export class PublicQuotesService {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async create(request: PublicQuoteRequest, call: RequestInfo): Promise<Quote> {
    const snapshot = await this.snapshot.get();
    const portal = snapshot.customerPortal;
    if (!portal) throw unavailable();
    const move = {
      portal,
      pickup: this.places.getPlace(request.pickup, 'pickup'),
      delivery: this.places.getPlace(request.delivery, 'delivery'),
      transportType: request.transportType,
      commission: 0,
      vehicles: this.pricing.classify(snapshot, request.vehicleQuotes),
    };
    const price = await this.pricing.price(move);
    const key = {
      caller: 'public',
      route: quotes.createPublic.path,
      key: call.idempotencyKey,
      body: request,
    };
    return withPortal(this.dataSource, { portalId: portal._id }, (manager) =>
      idempotently(manager, key, async () => {
        const row = await this.repository.insert(manager, {
          ...move,
          ...price,
          portalId: portal._id,
          companyName: portal.companyName,
          customerFullName: request.customerFullName,
          status: 'Unsaved',
          createdBy: null,
          isPublic: true,
          customerEmail: request.customerEmail,
          customerPhone: request.customerPhone,
        });
        await addToOutbox(manager, 'quote.changed', toQuoteFact(row), { requestId: call.requestId });
        return toQuote(row, { portal, snapshot, now: this.clock.now() });
      }),
    );
  }

  /** A quote that is not public answers the same 404 as one that does not exist. */
  async get(quoteId: string): Promise<Quote> {
    const snapshot = await this.snapshot.get();
    const row = await withPortal(this.dataSource, systemScope, (manager) =>
      this.repository.get(manager, quoteId, systemScope),
    );
    const portal = snapshot.portals.get(row.portal_id);
    if (!portal || !isPubliclyVisible(snapshot, row)) throw notFound('We could not find this quote.');
    return toQuote(row, { portal, snapshot, now: this.clock.now() });
  }
}
