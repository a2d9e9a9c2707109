import type { ImportRow, ImportSummary } from '@overland/contracts';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { notFound } from '../app-error.js';
import { workSoon } from '../due-work/due-works.js';
import { currentTraceparent } from '../logging/request-context.js';
import type { CsvRow } from '../spreadsheets/read-csv.js';
import { type ImportEntity, type ImportRowEntity, importSummary } from './import.entity.js';

const shown = 20;

type Where<File> = FindOptionsWhere<File>;
type NewImport<File, Row> = Omit<File, 'id' | 'finishedAt' | 'dueAt' | 'attempts' | 'traceparent'> & {
  rows: readonly (CsvRow<string> & Partial<Omit<Row, keyof ImportRowEntity>>)[];
};

/** Every call takes the manager of a `withPortal` transaction: row-level security is the safety net under `where`. */
export abstract class ImportsRepository<File extends ImportEntity, Row extends ImportRowEntity> {
  protected abstract readonly file: EntityTarget<File>;
  protected abstract readonly row: EntityTarget<Row>;

  async insert(manager: EntityManager, { rows, ...file }: NewImport<File, Row>): Promise<string> {
    const traceparent = currentTraceparent();
    const created: ImportEntity = this.files(manager).create({ ...file, finishedAt: null, traceparent });
    await this.files(manager).insert(created);
    const { id: importId, portalId } = created;
    const status = 'waiting' as const;
    await this.rowsOf(manager).insert(rows.map((row) => ({ ...row, importId, portalId, status })));
    workSoon(manager);
    return importId;
  }

  /** @throws AppError notFound */
  async get(manager: EntityManager, where: Where<File>): Promise<ImportSummary> {
    const found = await manager.findOneBy(this.file, where);
    if (!found) throw notFound('We could not find this import.');
    const [summary] = await this.summaries(manager, [found]);
    return summary as ImportSummary;
  }

  /** The latest, newest first. */
  async list(manager: EntityManager, where: Where<File>): Promise<ImportSummary[]> {
    const found = await manager
      .createQueryBuilder(this.file, 'file')
      .where(where)
      .orderBy('file.createdAt', 'DESC')
      .take(shown)
      .getMany();
    return this.summaries(manager, found);
  }

  /** In the order of the file. */
  findRows(manager: EntityManager, importId: string): Promise<Row[]> {
    return manager
      .createQueryBuilder(this.row, 'row')
      .where('row.importId = :importId', { importId })
      .orderBy('row.line')
      .getMany();
  }

  /** How many imports of a portal are not finished. */
  countUnfinished(manager: EntityManager, portalId: string): Promise<number> {
    return this.files(manager).countBy({ portalId, finishedAt: IsNull() });
  }

  findWaiting(manager: EntityManager, importId: string): Promise<Row | null> {
    return this.rowsOf(manager).findOne({
      where: { importId, status: 'waiting' },
      order: { line: 'ASC' },
    }) as Promise<Row | null>;
  }

  /** How many rows are worked off. */
  countWorkedOff(manager: EntityManager, importId: string): Promise<number> {
    return this.rowsOf(manager).countBy({ importId, status: Not('waiting') });
  }

  /** Locks a waiting row until the transaction ends; false when another worker has it, or has done it. */
  async claim(manager: EntityManager, { importId, line }: ImportRowEntity): Promise<boolean> {
    const row = await this.rowsOf(manager).findOne({
      where: { importId, line, status: 'waiting' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    return row !== null;
  }

  /** @param made the columns that say what the row became */
  async setDone(
    manager: EntityManager,
    { importId, line }: ImportRowEntity,
    made: Partial<Omit<Row, keyof ImportRowEntity>>,
  ): Promise<void> {
    await this.rowsOf(manager).update({ importId, line }, { status: 'done', ...made });
  }

  async setFailed(
    manager: EntityManager,
    { importId, line }: ImportRowEntity,
    message: string,
  ): Promise<void> {
    await this.rowsOf(manager).update({ importId, line, status: 'waiting' }, { status: 'failed', message });
  }

  /** Does nothing while a row waits; rows are never added later. */
  async finish(manager: EntityManager, id: string, finishedAt: Date): Promise<void> {
    if (await this.rowsOf(manager).existsBy({ importId: id, status: 'waiting' })) return;
    await this.files(manager).update({ id, finishedAt: IsNull() }, { finishedAt });
  }

  /** Progress is counted from the rows. */
  private async summaries(manager: EntityManager, files: readonly ImportEntity[]): Promise<ImportSummary[]> {
    const counted = await this.rowsOf(manager)
      .createQueryBuilder('row')
      .select('row.importId', 'importId')
      .addSelect('row.status', 'status')
      .addSelect('count(*)', 'count')
      .where({ importId: In(files.map(({ id }) => id)) })
      .groupBy('row.importId')
      .addGroupBy('row.status')
      .getRawMany<{ importId: string; status: ImportRow['status']; count: number }>();
    return files.map((file) => {
      const counts = { waiting: 0, done: 0, failed: 0 };
      for (const { importId, status, count } of counted) {
        if (importId === file.id) counts[status] = Number(count);
      }
      return importSummary(file, counts);
    });
  }

  private files(manager: EntityManager) {
    return manager.getRepository<ImportEntity>(this.file);
  }

  private rowsOf(manager: EntityManager) {
    return manager.getRepository<ImportRowEntity>(this.row);
  }
}
