import { Injectable } from '@nestjs/common';
import { QuoteRequest } from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  type Claim,
  Clock,
  Database,
  DueWork,
  type DueWorker,
  type ImportRowEntity,
  RowRefusal,
  workOffImport,
} from '@overland/service-kit';
import { PlacesService } from '../places/places.service.js';
import { toQuoteFact } from '../quotes/quote.mapper.js';
import { QuoteMaker } from '../quotes/quote-maker.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { QuoteImportEntity } from './quote-import.entity.js';
import { QuoteImportsRepository } from './quote-imports.repository.js';
import { toQuoteRequest } from './to-quote-request.js';

const suggestions = 5;

@Injectable()
@DueWork({ name: 'quote-import', entity: QuoteImportEntity, atOnce: 2 })
export class ImportWorker implements DueWorker<QuoteImportEntity> {
  constructor(
    private readonly database: Database,
    private readonly imports: QuoteImportsRepository,
    private readonly maker: QuoteMaker,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  work(_file: QuoteImportEntity, claim: Claim<QuoteImportEntity>): Promise<void> {
    const { database, imports, clock } = this;
    const work = async (running: QuoteImportEntity, row: ImportRowEntity) => {
      const quote = await this.maker.prepare(await this.read(running, row), running.portalId);
      await this.store(running, row, quote);
    };
    return workOffImport(claim, { database, imports, clock, work, refusalOf });
  }

  /** @throws RowRefusal in the words of the quote form, if that would refuse too */
  private async read(running: QuoteImportEntity, { cells }: ImportRowEntity): Promise<QuoteRequest> {
    const portal = await this.snapshot.getPortal(running.portalId);
    const { makes } = await this.snapshot.get();
    const suggest = (text: string) => this.places.suggest(text, suggestions);
    const parsed = QuoteRequest.safeParse(await toQuoteRequest(cells, { portal, makes, suggest }));
    if (parsed.success) return parsed.data;
    throw new RowRefusal(parsed.error.issues[0]?.message ?? 'This line could not be read.');
  }

  private store(
    running: QuoteImportEntity,
    row: ImportRowEntity,
    quote: Awaited<ReturnType<QuoteMaker['prepare']>>,
  ): Promise<void> {
    return this.database.withPortal({ portalId: running.portalId }, async (manager) => {
      if (!(await this.imports.claim(manager, row))) return;
      const by = { createdBy: running.createdBy, status: 'Saved' as const };
      const stored = await this.maker.insert(manager, quote, by);
      await addToOutbox(manager, 'quote.changed', toQuoteFact(stored), { requestId: running.id });
      await this.imports.setDone(manager, row, { quoteId: stored.id });
    });
  }
}

/** What is wrong with the row; null if the failure has another cause and the row is retried. */
function refusalOf(error: unknown): string | null {
  if (error instanceof RowRefusal) return error.message;
  if (error instanceof AppError && (error.code === 'invalid' || error.code === 'noPrice'))
    return error.message;
  return null;
}
