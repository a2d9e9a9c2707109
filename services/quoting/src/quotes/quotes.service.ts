import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  messages,
  type PriceBreakdown,
  type PricePreview,
  type Quote,
  QuoteRequest,
  quotes,
  type RecentMoves,
  type RepricedQuote,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  type CheckedReply,
  Clock,
  type FieldError,
  InjectDatabase,
  idempotently,
  portalScope,
  type RequestInfo,
  type Scope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { toPricePreview, toQuote, toQuoteFact } from './quote.mapper.js';
import { breakdownOf } from './quote-breakdown.js';
import { listQuotes } from './quote-list.js';
import { QuoteMaker } from './quote-maker.js';
import { QuotePricing } from './quote-pricing.js';
import { editableStates, restoreRefusal, stateRefusal, statesBefore } from './quote-states.js';
import { QuotesRepository } from './quotes.repository.js';
import { recentMoves } from './recent-moves.js';
import type { StoredQuote } from './stored-quote.js';

type QuoteUpdate = InputOf<typeof quotes.update>['body'];

/** Staff's quotes: price, create, read, list, save, archive, edit, switch transport. */
@Injectable()
export class QuotesService {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly maker: QuoteMaker,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async price(request: QuoteRequest, session: Session): Promise<PricePreview> {
    const move = await this.maker.moveOf(request, portalFor(request, session));
    return toPricePreview(await this.pricing.price(move));
  }

  async create(request: QuoteRequest, session: Session, call: RequestInfo): Promise<Quote> {
    const quote = await this.maker.prepare(request, portalFor(request, session));
    const key = {
      caller: session.userId,
      route: quotes.create.path,
      key: call.idempotencyKey,
      body: request,
    };
    return withPortal(this.dataSource, portalScope(session), (manager) =>
      idempotently(manager, key, async () => {
        const by = { createdBy: session.userId, status: 'Unsaved' as const };
        const row = await this.maker.insert(manager, quote, by);
        return this.announce(manager, row, call);
      }),
    );
  }

  async get(quoteId: string, session: Session): Promise<Quote> {
    const scope = portalScope(session);
    const row = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.get(manager, quoteId, scope),
    );
    return this.view(row);
  }

  list(request: InputOf<typeof quotes.list>['body'], session: Session): Promise<CheckedReply> {
    const scope = portalScope(session, request.portalId);
    return withPortal(this.dataSource, scope, (manager) => listQuotes(manager, { request, scope }));
  }

  async recent(viewedAs: string | null, session: Session): Promise<RecentMoves> {
    const scope = portalScope(session, viewedAs);
    const latest = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.latestOf(manager, session.userId, scope),
    );
    return recentMoves(latest);
  }

  /** Either a change of status or an edit of the whole form. */
  async update(request: QuoteUpdate, session: Session, call: RequestInfo): Promise<Quote> {
    const { quoteId, status, ...form } = request;
    if (status) return this.changeStatus({ quoteId, status }, session, call);
    return this.edit(quoteId, parseForm(form), session, call);
  }

  async switchTransport(
    { quoteId, transportType }: InputOf<typeof quotes.switchTransport>['body'],
    session: Session,
    call: RequestInfo,
  ): Promise<Quote> {
    const scope = portalScope(session);
    return withPortal(this.dataSource, scope, async (manager) => {
      const row = await this.lockEditable(manager, quoteId, scope, 'switched');
      const portal = await this.snapshot.getPortal(row.portal_id);
      if (portal.isPremium && transportType !== 'WHITEGLOVE') {
        throw new AppError('conflict', 'This company offers Enclosed White Glove transport only.');
      }
      const price = await this.pricing.priceAgain(row, { portal, transportType });
      return this.announce(manager, await this.repository.updatePrice(manager, quoteId, price), call);
    });
  }

  /** Made from what the quote stored, not from today's values: the same quote explains itself the same a year later. */
  async breakdown(
    quoteId: string,
    cell: InputOf<typeof quotes.breakdown>['query'],
    session: Session,
  ): Promise<PriceBreakdown> {
    const scope = portalScope(session);
    const row = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.get(manager, quoteId, scope),
    );
    return breakdownOf(row, cell);
  }

  async reprice(quoteId: string, session: Session, call: RequestInfo): Promise<RepricedQuote> {
    const scope = portalScope(session);
    return withPortal(this.dataSource, scope, async (manager) => {
      const row = await this.lockEditable(manager, quoteId, scope, 'priced again');
      const portal = await this.snapshot.getPortal(row.portal_id);
      const price = await this.pricing.priceAgain(row, { portal, transportType: row.transport_type });
      const repriced = await this.repository.updatePrice(manager, quoteId, price);
      const before = { pricedAt: row.priced_at.toISOString(), totalPricing: row.pricing.totalPricing };
      return { quote: await this.announce(manager, repriced, call), before };
    });
  }

  private async changeStatus(
    { quoteId, status }: { quoteId: string; status: 'Saved' | 'Archived' },
    session: Session,
    call: RequestInfo,
  ): Promise<Quote> {
    const scope = portalScope(session);
    return withPortal(this.dataSource, scope, async (manager) => {
      const before = await this.repository.lock(manager, quoteId, scope);
      if (before.status === status) return this.view(before);
      const change = { id: quoteId, from: statesBefore(status), to: status, now: this.clock.now() };
      const row = await this.repository.changeState(manager, change);
      if (row) return this.announce(manager, row, call);
      if (before.status === 'Archived') throw new AppError('conflict', restoreRefusal);
      const wanted = status === 'Saved' ? 'saved' : 'removed';
      throw new AppError('conflict', stateRefusal(before.status, wanted));
    });
  }

  private async edit(
    quoteId: string,
    form: QuoteRequest,
    session: Session,
    call: RequestInfo,
  ): Promise<Quote> {
    const scope = portalScope(session);
    const before = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.get(manager, quoteId, scope),
    );
    refuseUnlessEditable(before, 'edited');
    // Priced before the row is locked: the miles may have to be asked of a map service.
    const move = await this.maker.moveOf(
      form,
      portalFor({ portalId: form.portalId ?? before.portal_id }, session),
    );
    const price = await this.pricing.price(move);
    return withPortal(this.dataSource, scope, async (manager) => {
      await this.lockEditable(manager, quoteId, scope, 'edited');
      const row = await this.repository.updateContents(manager, quoteId, {
        ...move,
        ...price,
        portalId: move.portal._id,
        companyName: move.portal.companyName,
        customerFullName: form.customerFullName,
      });
      return this.announce(manager, row, call);
    });
  }

  private async lockEditable(
    manager: EntityManager,
    id: string,
    scope: Scope,
    wanted: string,
  ): Promise<StoredQuote> {
    const row = await this.repository.lock(manager, id, scope);
    refuseUnlessEditable(row, wanted);
    return row;
  }

  private async announce(
    manager: EntityManager,
    row: StoredQuote,
    { requestId }: RequestInfo,
  ): Promise<Quote> {
    await addToOutbox(manager, 'quote.changed', toQuoteFact(row), { requestId });
    return this.view(row);
  }

  private async view(row: StoredQuote): Promise<Quote> {
    const snapshot = await this.snapshot.get();
    return toQuote(row, {
      portal: await this.snapshot.getPortal(row.portal_id),
      snapshot,
      now: this.clock.now(),
    });
  }
}

/** An edit carries the whole form: the same rules and messages as a new quote. */
function parseForm(form: unknown): QuoteRequest {
  const parsed = QuoteRequest.safeParse(form);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(
    ({ path, message }): FieldError => ({ path: path.join('.'), message }),
  );
  throw new AppError('invalid', errors[0]?.message ?? messages.invalid, { errors });
}

function refuseUnlessEditable({ status }: StoredQuote, wanted: string): void {
  if (!editableStates.includes(status)) throw new AppError('conflict', stateRefusal(status, wanted));
}

/** An MCAdmin chooses the company; everyone else's is their own, whatever the request says. */
function portalFor({ portalId }: Pick<QuoteRequest, 'portalId'>, session: Session): string | null {
  return session.role === 'MCAdmin' ? (portalId ?? null) : session.portalId;
}
