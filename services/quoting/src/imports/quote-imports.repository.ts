import { Injectable } from '@nestjs/common';
import type { QuoteImport, QuoteImportSummary } from '@overland/contracts';
import { notFound, type Scope } from '@overland/service-kit';
import { type EntityManager, In, IsNull } from 'typeorm';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { ofPortal } from '../quotes/quotes.repository.js';
import { ImportRowEntity } from './import-row.entity.js';
import { QuoteImportEntity } from './quote-import.entity.js';
import type { ReadMove } from './read-moves.js';

const shown = 20;
const mostSwept = 100;

type NewImport = Omit<QuoteImportEntity, 'id' | 'finishedAt'> & { moves: readonly ReadMove[] };

/** An import whose rows are being processed. */
export type RunningImport = Pick<QuoteImportEntity, 'id' | 'portalId' | 'createdBy'>;
export type WaitingRow = Pick<ImportRowEntity, 'line' | 'cells'>;

const running = { id: true, portalId: true, createdBy: true } as const;

/** Every call takes the manager of a `withPortal` transaction: row-level security is the safety net under `scope`. */
@Injectable()
export class QuoteImportsRepository {
  async insert(manager: EntityManager, { moves, ...file }: NewImport): Promise<string> {
    const created = manager.getRepository(QuoteImportEntity).create({ ...file, finishedAt: null });
    await manager.getRepository(QuoteImportEntity).insert(created);
    const { id: importId, portalId } = created;
    await manager
      .getRepository(ImportRowEntity)
      .insert(
        moves.map(({ line, cells }) => ({ importId, portalId, line, cells, status: 'waiting' as const })),
      );
    return importId;
  }

  async get(manager: EntityManager, id: string, scope: Scope): Promise<QuoteImportSummary> {
    const where = { id, ...ofPortal(scope) };
    const found = await manager.getRepository(QuoteImportEntity).findOneBy(where);
    if (!found) throw notFound('We could not find this import.');
    const counts = await countRows(manager, [id]);
    return summaryOf(found, counts);
  }

  /** The latest, newest first. */
  async list(manager: EntityManager, scope: Scope): Promise<QuoteImportSummary[]> {
    const found = await manager
      .getRepository(QuoteImportEntity)
      .find({ where: ofPortal(scope), order: { createdAt: 'DESC' }, take: shown });
    const counts = await countRows(
      manager,
      found.map(({ id }) => id),
    );
    return found.map((one) => summaryOf(one, counts));
  }

  async rows(manager: EntityManager, importId: string): Promise<QuoteImport['rows']> {
    const rows = await manager
      .getRepository(ImportRowEntity)
      .find({ where: { importId }, order: { line: 'ASC' } });
    const ids = rows.flatMap(({ quoteId }) => quoteId ?? []);
    const select = { id: true, uniqueId: true, price: true };
    const made = await manager.getRepository(QuoteEntity).find({ select, where: { id: In(ids) } });
    const quotes = new Map(made.map((quote) => [quote.id, quote]));
    return rows.map(({ line, status, message, quoteId, cells }) => {
      const quote = quoteId === null ? undefined : quotes.get(quoteId);
      return {
        line,
        status,
        message,
        quoteId,
        uniqueId: quote?.uniqueId ?? null,
        price: quote?.price ?? null,
        cells,
      };
    });
  }

  /** How many imports of a portal are not finished. */
  countUnfinished(manager: EntityManager, portalId: string): Promise<number> {
    return manager.getRepository(QuoteImportEntity).countBy({ portalId, finishedAt: IsNull() });
  }

  findUnfinished(manager: EntityManager): Promise<RunningImport[]> {
    return manager.getRepository(QuoteImportEntity).find({
      select: running,
      where: { finishedAt: IsNull() },
      order: { createdAt: 'ASC' },
      take: mostSwept,
    });
  }

  /** The import, unless it is finished. */
  findRunning(manager: EntityManager, id: string): Promise<RunningImport | null> {
    return manager
      .getRepository(QuoteImportEntity)
      .findOne({ select: running, where: { id, finishedAt: IsNull() } });
  }

  findWaiting(manager: EntityManager, importId: string): Promise<WaitingRow | null> {
    return manager
      .getRepository(ImportRowEntity)
      .findOne({ where: { importId, status: 'waiting' }, order: { line: 'ASC' } });
  }

  /** Locks a waiting row until the transaction ends; false when another worker has it, or has done it. */
  async claim(manager: EntityManager, importId: string, line: number): Promise<boolean> {
    const row = await manager.getRepository(ImportRowEntity).findOne({
      where: { importId, line, status: 'waiting' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    return row !== null;
  }

  async setDone(manager: EntityManager, importId: string, line: number, quoteId: string): Promise<void> {
    await manager.getRepository(ImportRowEntity).update({ importId, line }, { status: 'done', quoteId });
  }

  async setFailed(manager: EntityManager, importId: string, line: number, message: string): Promise<void> {
    await manager
      .getRepository(ImportRowEntity)
      .update({ importId, line, status: 'waiting' }, { status: 'failed', message });
  }

  /** Does nothing while a row waits; rows are never added later. */
  async finish(manager: EntityManager, id: string, finishedAt: Date): Promise<void> {
    const isUnfinished = { importId: id, status: 'waiting' } as const;
    if (await manager.getRepository(ImportRowEntity).existsBy(isUnfinished)) return;
    await manager.getRepository(QuoteImportEntity).update({ id, finishedAt: IsNull() }, { finishedAt });
  }
}

interface RowCount {
  importId: string;
  status: ImportRowEntity['status'];
  count: number;
}

/** Progress is counted from the rows. */
function countRows(manager: EntityManager, ids: readonly string[]): Promise<RowCount[]> {
  return manager
    .createQueryBuilder(ImportRowEntity, 'row')
    .select('row.importId', 'importId')
    .addSelect('row.status', 'status')
    .addSelect('count(*)', 'count')
    .where({ importId: In(ids) })
    .groupBy('row.importId')
    .addGroupBy('row.status')
    .getRawMany<RowCount>();
}

function summaryOf(file: QuoteImportEntity, counts: readonly RowCount[]): QuoteImportSummary {
  const own = counts.filter(({ importId }) => importId === file.id);
  const numberOf = (status: RowCount['status']) => own.find((one) => one.status === status)?.count ?? 0;
  return {
    _id: file.id,
    portalId: file.portalId,
    companyName: file.companyName,
    fileName: file.fileName,
    createdAt: file.createdAt.toISOString(),
    isFinished: file.finishedAt !== null,
    total: own.reduce((sum, { count }) => sum + count, 0),
    done: numberOf('done'),
    failed: numberOf('failed'),
  };
}
