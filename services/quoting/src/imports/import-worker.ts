import { Injectable } from '@nestjs/common';
import { QuoteRequest } from '@overland/contracts';
import { AppError, addToOutbox, Clock, InjectDatabase, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { PlacesService } from '../places/places.service.js';
import { toQuoteFact } from '../quotes/quote.mapper.js';
import { QuoteMaker } from '../quotes/quote-maker.js';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { QuoteImportsRepository, type RunningImport, type WaitingRow } from './quote-imports.repository.js';
import { RowRefusal, toQuoteRequest } from './to-quote-request.js';

const suggestions = 5;

/** Makes quotes from waiting rows. Each row is marked in the quote's transaction: resuming makes none twice. */
@Injectable()
export class ImportWorker {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly imports: QuoteImportsRepository,
    private readonly maker: QuoteMaker,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  /** The imports that are not finished, the oldest first. */
  async unfinished(): Promise<string[]> {
    const found = await withPortal(this.dataSource, systemScope, (manager) =>
      this.imports.findUnfinished(manager),
    );
    return found.map(({ id }) => id);
  }

  /** Processes an import until no row waits or `isStopping` returns true: stopping early loses nothing. */
  async run(importId: string, isStopping: () => boolean): Promise<void> {
    const running = await withPortal(this.dataSource, systemScope, (manager) =>
      this.imports.findRunning(manager, importId),
    );
    if (!running) return;
    const scope = { portalId: running.portalId };
    while (!isStopping()) {
      const row = await withPortal(this.dataSource, scope, (manager) =>
        this.imports.findWaiting(manager, importId),
      );
      if (row) await this.work(running, row);
      else return this.finish(running);
    }
  }

  private async work(running: RunningImport, row: WaitingRow): Promise<void> {
    try {
      const quote = await this.maker.prepare(await this.read(running, row), running.portalId);
      await this.store(running, row, quote);
    } catch (error) {
      const message = refusalOf(error);
      if (message === null) throw error;
      await withPortal(this.dataSource, { portalId: running.portalId }, (manager) =>
        this.imports.setFailed(manager, running.id, row.line, message),
      );
    }
  }

  /** @throws RowRefusal in the words of the quote form where it would refuse too */
  private async read(running: RunningImport, { cells }: WaitingRow): Promise<QuoteRequest> {
    const portal = await this.snapshot.getPortal(running.portalId);
    const { makes } = await this.snapshot.get();
    const suggest = (text: string) => this.places.suggest(text, suggestions);
    const parsed = QuoteRequest.safeParse(await toQuoteRequest(cells, { portal, makes, suggest }));
    if (parsed.success) return parsed.data;
    throw new RowRefusal(parsed.error.issues[0]?.message ?? 'This line could not be read.');
  }

  private store(
    running: RunningImport,
    { line }: WaitingRow,
    quote: Awaited<ReturnType<QuoteMaker['prepare']>>,
  ): Promise<void> {
    return withPortal(this.dataSource, { portalId: running.portalId }, async (manager) => {
      if (!(await this.imports.claim(manager, running.id, line))) return;
      const by = { createdBy: running.createdBy, status: 'Saved' as const };
      const stored = await this.maker.insert(manager, quote, by);
      await addToOutbox(manager, 'quote.changed', toQuoteFact(stored), { requestId: running.id });
      await this.imports.setDone(manager, running.id, line, stored.id);
    });
  }

  private finish(running: RunningImport): Promise<void> {
    return withPortal(this.dataSource, { portalId: running.portalId }, (manager) =>
      this.imports.finish(manager, running.id, this.clock.now()),
    );
  }
}

/** What is wrong with the row; null when it is not the row that failed, so that it is tried again. */
function refusalOf(error: unknown): string | null {
  if (error instanceof RowRefusal) return error.message;
  if (error instanceof AppError && (error.code === 'invalid' || error.code === 'noPrice'))
    return error.message;
  return null;
}
