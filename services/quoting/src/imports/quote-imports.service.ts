import { Injectable } from '@nestjs/common';
import {
  type ImportSummary,
  importColumns,
  messages,
  type QuoteImport,
  type QuoteImportRequest,
  quoteImports,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  type By,
  Clock,
  Database,
  failedRows,
  idempotently,
  invalid,
  keyedCall,
  portalFilter,
  portalScope,
  writeCsv,
} from '@overland/service-kit';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { QuoteImportsRepository } from './quote-imports.repository.js';
import { readMoves } from './read-moves.js';

const mostUnfinished = 5;

/** Accepts files of moves and reports their progress; the worker processes them. */
@Injectable()
export class QuoteImportsService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuoteImportsRepository,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async start(request: QuoteImportRequest, by: By): Promise<ImportSummary> {
    const { session } = by;
    const portalId = session.role === 'MCAdmin' ? request.portalId : session.portalId;
    const portal = portalId ? (await this.snapshot.get()).portals.get(portalId) : undefined;
    if (!portal) throw invalid(messages.portalRequired);
    const moves = readMoves(request.csv);
    const scope = { portalId: portal._id };
    const key = keyedCall(quoteImports.start.path, by, request);
    return this.database.withPortal(scope, (manager) =>
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
          rows: moves,
        });
        return this.repository.get(manager, { id, ...portalFilter(scope) });
      }),
    );
  }

  list(viewedAs: string | null, session: Session): Promise<ImportSummary[]> {
    const scope = portalScope(session, viewedAs);
    return this.database.withPortal(scope, (manager) => this.repository.list(manager, portalFilter(scope)));
  }

  get(importId: string, session: Session): Promise<QuoteImport> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => ({
      ...(await this.repository.get(manager, { id: importId, ...portalFilter(scope) })),
      rows: await this.repository.rows(manager, importId),
    }));
  }

  /** The refused rows as they were read, each with its reason. */
  async failedCsv(importId: string, session: Session): Promise<string> {
    const { rows } = await this.get(importId, session);
    return writeCsv(failedRows(importColumns, rows));
  }
}
