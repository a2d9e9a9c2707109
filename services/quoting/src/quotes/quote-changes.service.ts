import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  type LostReason,
  type Quote,
  QuoteEdit,
  type QuotesReport,
  type quotes,
  type RepricedQuote,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  Clock,
  Database,
  fieldErrors,
  invalidFields,
  portalScope,
  type RequestInfo,
  type Scope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { getPortal, PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import { eachQuote } from './each-quote.js';
import type { QuoteEntity } from './quote.entity.js';
import { toQuote, toQuoteFact } from './quote.mapper.js';
import { contentsOf, portalFor, QuoteMaker, saysTheSame } from './quote-maker.js';
import { QuotePricing } from './quote-pricing.js';
import {
  editableStates,
  isRestorable,
  restoreRefusal,
  stateRefusal,
  statesBefore,
  wasSaved,
} from './quote-states.js';
import { QuotesRepository } from './quotes.repository.js';

type QuoteUpdate = InputOf<typeof quotes.update>['body'];

/** What a quote's price and view depend on besides its row. */
interface Context {
  snapshot: Snapshot;
  now: Date;
}

interface NewStatus {
  status: 'Saved' | 'Archived';
  lostReason: LostReason | null;
}

interface Change {
  quoteId: string;
  scope: Scope;
  call: RequestInfo;
  /** Told the quote before anything is refused. */
  found?: (quote: QuoteEntity) => void;
}

@Injectable()
export class QuoteChangesService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly pricing: QuotePricing,
    private readonly maker: QuoteMaker,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  /** Either a change of status or an edit of the whole form. */
  async update(request: QuoteUpdate, session: Session, call: RequestInfo): Promise<Quote> {
    const { quoteId, status, lostReason = null, ...form } = request;
    const change = { quoteId, scope: portalScope(session), call };
    if (status) return this.changeStatus(change, { status, lostReason });
    return this.edit(change, parseForm(form), session);
  }

  /** Removes several, or brings them back. */
  changeStatusOfMany(
    { quoteIds, status, lostReason }: InputOf<typeof quotes.changeStatusOfMany>['body'],
    session: Session,
    call: RequestInfo,
  ): Promise<QuotesReport> {
    return eachQuote(quoteIds, async (quoteId, found) => {
      const change = { quoteId, scope: portalScope(session), call, found };
      const { uniqueId } = await this.changeStatus(change, { status, lostReason: lostReason ?? null });
      return { quoteId, uniqueId };
    });
  }

  async switchTransport(
    { quoteId, transportType }: InputOf<typeof quotes.switchTransport>['body'],
    session: Session,
    call: RequestInfo,
  ): Promise<Quote> {
    const change = { quoteId, scope: portalScope(session), call };
    const { quote } = await this.change(change, (manager, row, { snapshot }) => {
      refuseUnlessEditable(row, 'switched');
      if (getPortal(snapshot, row.portalId).isPremium && transportType !== 'WHITEGLOVE') {
        throw new AppError('conflict', 'This company offers Enclosed White Glove transport only.');
      }
      const price = this.pricing.priceAgain(row, transportType, snapshot);
      return this.repository.updatePrice(manager, row, price);
    });
    return quote;
  }

  async reprice(quoteId: string, session: Session, call: RequestInfo): Promise<RepricedQuote> {
    const change = { quoteId, scope: portalScope(session), call };
    const { quote, before } = await this.change(change, (manager, row, { snapshot }) => {
      refuseUnlessEditable(row, 'priced again');
      const price = this.pricing.priceAgain(row, row.transportType, snapshot);
      return this.repository.updatePrice(manager, row, price);
    });
    const { pricedAt, pricing } = before;
    return { quote, before: { pricedAt: pricedAt.toISOString(), totalPricing: pricing.totalPricing } };
  }

  private async changeStatus(change: Change, { status, lostReason }: NewStatus): Promise<Quote> {
    const { quote } = await this.change(change, (manager, row, { now }) => {
      if (row.status === status) {
        const saysMore = lostReason !== null && lostReason !== row.lostReason;
        return saysMore ? this.repository.update(manager, row, { lostReason }) : null;
      }
      refuseUnlessMayBecome(row, status, now);
      return this.repository.update(manager, row, {
        status,
        archivedAt: status === 'Archived' ? now : null,
        wasSaved: status === 'Saved' || wasSaved(row),
        lostReason,
      });
    });
    return quote;
  }

  /** @throws AppError conflict with the current quote, if another version is in force. */
  private async edit(change: Change, { version, ...form }: QuoteEdit, session: Session): Promise<Quote> {
    const before = await this.database.withPortal(change.scope, (manager) =>
      this.repository.get(manager, change.quoteId, change.scope),
    );
    refuseUnlessEditable(before, 'edited');
    // Priced before the row is locked, as the miles may need a call to a map service.
    const portalId = portalFor({ portalId: form.portalId ?? before.portalId }, session);
    const { customerEmail = before.customerEmail } = form;
    const prepared = await this.maker.prepare({ ...form, customerEmail }, portalId);
    const { quote } = await this.change(change, (manager, row, context) => {
      refuseUnlessEditable(row, 'edited');
      if (version !== row.version) {
        // The same form sent again because its answer was lost: everything in it is already saved.
        if (saysTheSame(row, prepared)) return null;
        throw changedMeanwhile(toQuote(row, context));
      }
      return this.repository.updateContents(manager, row, contentsOf(prepared));
    });
    return quote;
  }

  /** Locks the quote, runs the work and adds its event. Work that returns null has changed nothing. */
  private async change(
    { quoteId, scope, call, found }: Change,
    work: (manager: EntityManager, row: QuoteEntity, context: Context) => Promise<QuoteEntity> | null,
  ): Promise<{ quote: Quote; before: QuoteEntity }> {
    // Read before the transaction opens: inside it, this could wait for a connection while holding another.
    const context = { snapshot: await this.snapshot.get(), now: this.clock.now() };
    return this.database.withPortal(scope, async (manager) => {
      const before = await this.repository.lock(manager, quoteId, scope);
      found?.(before);
      const changed = await work(manager, before, context);
      if (!changed) return { quote: toQuote(before, context), before };
      await addToOutbox(manager, 'quote.changed', toQuoteFact(changed), { requestId: call.requestId });
      return { quote: toQuote(changed, context), before };
    });
  }
}

/** An edit sends the whole form, so the rules and messages for a new quote apply. */
function parseForm(form: unknown): QuoteEdit {
  const parsed = QuoteEdit.safeParse(form);
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldErrors(parsed.error.issues));
}

function changedMeanwhile(quote: Quote): AppError {
  const message = 'Someone else changed this quote meanwhile. Your entries are kept.';
  return new AppError('conflict', message, { details: { quote } });
}

function refuseUnlessEditable({ status }: QuoteEntity, wanted: string): void {
  if (!editableStates.includes(status)) throw new AppError('conflict', stateRefusal(status, wanted));
}

function refuseUnlessMayBecome(quote: QuoteEntity, status: 'Saved' | 'Archived', now: Date): void {
  if (!statesBefore(status).includes(quote.status)) {
    throw new AppError('conflict', stateRefusal(quote.status, status === 'Saved' ? 'saved' : 'removed'));
  }
  if (quote.archivedAt && !isRestorable(quote.archivedAt, now))
    throw new AppError('conflict', restoreRefusal);
}
