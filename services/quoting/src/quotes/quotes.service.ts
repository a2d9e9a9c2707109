import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  type PriceBreakdown,
  type PricePreview,
  type Quote,
  type QuoteRequest,
  quotes,
  type RecentMoves,
  type ServiceLevel,
  type Session,
  type TransportType,
} from '@overland/contracts';
import {
  addToOutbox,
  type By,
  type CheckedReply,
  Clock,
  Database,
  findReply,
  idempotently,
  keyedCall,
  portalScope,
  type Scope,
} from '@overland/service-kit';
import { explainPrice } from '../pricing/explain-price.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { isPubliclyVisible } from './public-quotes.service.js';
import type { QuoteEntity } from './quote.entity.js';
import { toPricePreview, toQuote, toQuoteFact } from './quote.mapper.js';
import { listQuotes } from './quote-list.js';
import { portalFor, QuoteMaker } from './quote-maker.js';
import { toPricingInputs } from './quote-pricing.js';
import { QuotesRepository } from './quotes.repository.js';
import { recentMoves } from './recent-moves.js';

@Injectable()
export class QuotesService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly maker: QuoteMaker,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async price(request: QuoteRequest, session: Session): Promise<PricePreview> {
    const { price } = await this.maker.prepare(request, portalFor(request, session));
    return toPricePreview(price);
  }

  async create(request: QuoteRequest, by: By): Promise<Quote> {
    const { session, info } = by;
    const key = keyedCall(quotes.create.path, by, request);
    const earlier = await findReply<Quote>(this.database.manager, key);
    if (earlier) return earlier;
    const quote = await this.maker.prepare(request, portalFor(request, session));
    const context = await this.context();
    return this.database.withPortal(portalScope(session), (manager) =>
      idempotently(manager, key, async () => {
        const { language } = request;
        const by = { createdBy: session.userId, status: 'Unsaved' as const, language };
        const row = await this.maker.insert(manager, quote, by);
        await addToOutbox(manager, 'quote.changed', toQuoteFact(row), { requestId: info.requestId });
        return toQuote(row, context);
      }),
    );
  }

  async get(quoteId: string, session: Session): Promise<Quote> {
    return toQuote(await this.find(quoteId, portalScope(session)), await this.context());
  }

  async list(request: InputOf<typeof quotes.list>['body'], session: Session): Promise<CheckedReply> {
    const scope = portalScope(session, request.portalId);
    const { snapshot, now } = await this.context();
    const sharing = [...snapshot.portals.keys()].filter((portalId) =>
      isPubliclyVisible(snapshot, { portalId }),
    );
    // Within a portal alone the provider's staff have no names, whom MCAdmin reads there, too.
    return this.database.withPortal(portalScope(session), (manager) =>
      listQuotes(manager, { request, scope, userId: session.userId, now, sharing }),
    );
  }

  async recent(viewedAs: string | null, session: Session): Promise<RecentMoves> {
    const scope = portalScope(session, viewedAs);
    const latest = await this.database.withPortal(scope, (manager) =>
      this.repository.latestOf(manager, session.userId, scope),
    );
    return recentMoves(latest);
  }

  /** Calculated from the stored inputs, not from today's values, so that a quote has the same breakdown a year later. */
  async breakdown(
    quoteId: string,
    cell: InputOf<typeof quotes.breakdown>['query'],
    session: Session,
  ): Promise<PriceBreakdown> {
    return breakdownOf(await this.find(quoteId, portalScope(session)), cell);
  }

  private find(quoteId: string, scope: Scope): Promise<QuoteEntity> {
    return this.database.withPortal(scope, (manager) => this.repository.get(manager, quoteId, scope));
  }

  /** What the view of a quote depends on besides its row. Read it before a transaction opens. */
  private async context() {
    return { snapshot: await this.snapshot.get(), now: this.clock.now() };
  }
}

/** How the price of a stored quote at one level and transport type was calculated, by vehicle. */
function breakdownOf(
  { pricingInputs: stored, miles }: Pick<QuoteEntity, 'pricingInputs' | 'miles'>,
  { serviceLevel, transportType }: { serviceLevel: ServiceLevel; transportType: TransportType },
): PriceBreakdown {
  const inputs = toPricingInputs(stored, miles, transportType);
  const vehicles = stored.vehicles.map(({ make, model }, vehicleIndex) => {
    const { rows, providerRate, price } = explainPrice(inputs, {
      vehicleIndex,
      level: serviceLevel,
      transportType,
    });
    return { make, model, steps: rows, providerRate, price };
  });
  return {
    serviceLevel,
    transportType,
    vehicles,
    total: vehicles.reduce((sum, { price }) => sum + price, 0),
  };
}
