import { Injectable } from '@nestjs/common';
import {
  importColumns,
  messages,
  type QuoteImport,
  type QuoteImportRequest,
  type QuoteImportSummary,
  quoteImports,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  idempotently,
  portalScope,
  type RequestInfo,
  withPortal,
} from '@overland/service-kit';
import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { ImportQueue } from './import-queue.js';
import { QuoteImportsRepository } from './quote-imports.repository.js';
import { readMoves } from './read-moves.js';

const mostUnfinished = 5;

/** Takes files of moves and tells how far they are; the work itself is the worker's. */
@Injectable()
export class QuoteImportsService {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly repository: QuoteImportsRepository,
    private readonly queue: ImportQueue,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async start(request: QuoteImportRequest, session: Session, call: RequestInfo): Promise<QuoteImportSummary> {
    const portalId = session.role === 'MCAdmin' ? request.portalId : session.portalId;
    const portal = portalId ? (await this.snapshot.get()).portals.get(portalId) : undefined;
    if (!portal) throw new AppError('invalid', messages.portalRequired);
    const moves = readMoves(request.csv);
    const scope = { portalId: portal._id };
    const key = {
      caller: session.userId,
      route: quoteImports.start.path,
      key: call.idempotencyKey,
      body: request,
    };
    const started = await withPortal(this.dataSource, scope, (manager) =>
      idempotently(manager, key, async () => {
        if ((await this.repository.countUnfinished(manager, portal._id)) >= mostUnfinished) {
          throw new AppError(
            'conflict',
            'Other files are still being imported. Please wait for them to end.',
          );
        }
        const id = await this.repository.insert(manager, {
          portalId: portal._id,
          companyName: portal.companyName,
          fileName: request.fileName,
          createdBy: session.userId,
          createdAt: this.clock.now(),
          moves,
        });
        return this.repository.get(manager, id, scope);
      }),
    );
    await this.queue.wake(started._id);
    return started;
  }

  list(viewedAs: string | null, session: Session): Promise<QuoteImportSummary[]> {
    const scope = portalScope(session, viewedAs);
    return withPortal(this.dataSource, scope, (manager) => this.repository.list(manager, scope));
  }

  get(importId: string, session: Session): Promise<QuoteImport> {
    const scope = portalScope(session);
    return withPortal(this.dataSource, scope, async (manager) => ({
      ...(await this.repository.get(manager, importId, scope)),
      rows: await this.repository.rows(manager, importId),
    }));
  }

  /** The refused rows as they were read, with the reason behind; what a spreadsheet would calculate is made plain text. */
  async failedCsv(importId: string, session: Session): Promise<string> {
    const { rows } = await this.get(importId, session);
    const failed = rows.filter(({ status }) => status === 'failed');
    const lines = failed.map(({ cells, message }) => [
      ...importColumns.map((column) => cells[column] ?? ''),
      message,
    ]);
    return stringify([[...importColumns, 'reason'], ...lines], {
      bom: true,
      record_delimiter: '\r\n',
      escape_formulas: true,
    });
  }
}
