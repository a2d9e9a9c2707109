import { Injectable } from '@nestjs/common';
import type { QuoteImport, QuoteImportSummary } from '@overland/contracts';
import { notFound, portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { ReadMove } from './read-moves.js';

const shown = 20;

/** Counted from the rows, which are the truth. */
const summaryColumns = `i.id as "_id", i.portal_id as "portalId", i.company_name as "companyName",
  i.file_name as "fileName", i.created_at as "createdAt", i.finished_at is not null as "isFinished",
  c.total, c.done, c.failed`;
const counts = `cross join lateral (select count(*)::int as total,
  count(*) filter (where status = 'done')::int as done,
  count(*) filter (where status = 'failed')::int as failed from quote_import_rows where import_id = i.id) c`;

export interface NewImport {
  portalId: string;
  companyName: string;
  fileName: string;
  createdBy: string;
  createdAt: Date;
  moves: readonly ReadMove[];
}

/** An import whose rows are being worked off. */
export interface RunningImport {
  id: string;
  portal_id: string;
  created_by: string;
}

export interface WaitingRow {
  line: number;
  cells: ReadMove['cells'];
}

/** Every statement runs in a `withPortal` transaction: row-level security is the second net under `portalId`. */
@Injectable()
export class QuoteImportsRepository {
  async insert(manager: EntityManager, { moves, ...one }: NewImport): Promise<string> {
    const rows = await manager.query<{ id: string }[]>(
      `insert into quote_imports (portal_id, company_name, file_name, created_by, created_at)
       values ($1, $2, $3, $4, $5) returning id`,
      [one.portalId, one.companyName, one.fileName, one.createdBy, one.createdAt],
    );
    const id = rows[0]?.id ?? '';
    await manager.query(
      `insert into quote_import_rows (import_id, portal_id, line, cells)
       select $1, $2, (row ->> 'line')::int, row -> 'cells' from jsonb_array_elements($3::jsonb) row`,
      [id, one.portalId, JSON.stringify(moves)],
    );
    return id;
  }

  async get(manager: EntityManager, id: string, scope: Scope): Promise<QuoteImportSummary> {
    const [found] = await manager.query<QuoteImportSummary[]>(
      `select ${summaryColumns} from quote_imports i ${counts}
       where i.id = $1 and ($2::uuid is null or i.portal_id = $2)`,
      [id, portalOf(scope)],
    );
    if (!found) throw notFound('We could not find this import.');
    return found;
  }

  list(manager: EntityManager, scope: Scope): Promise<QuoteImportSummary[]> {
    return manager.query(
      `select ${summaryColumns} from quote_imports i ${counts}
       where $1::uuid is null or i.portal_id = $1 order by i.created_at desc limit ${shown}`,
      [portalOf(scope)],
    );
  }

  rows(manager: EntityManager, id: string): Promise<QuoteImport['rows']> {
    return manager.query(
      `select r.line, r.status, r.message, r.quote_id as "quoteId", q.unique_id::int as "uniqueId", q.price, r.cells
       from quote_import_rows r left join quotes q on q.id = r.quote_id where r.import_id = $1 order by r.line`,
      [id],
    );
  }

  /** How many imports of a portal are still being worked off. */
  async countUnfinished(manager: EntityManager, portalId: string): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'select count(*)::int as count from quote_imports where portal_id = $1 and finished_at is null',
      [portalId],
    );
    return row?.count ?? 0;
  }

  findUnfinished(manager: EntityManager): Promise<RunningImport[]> {
    return manager.query(
      'select id, portal_id, created_by from quote_imports where finished_at is null order by created_at limit 100',
    );
  }

  /** The import, unless it is finished. */
  async findRunning(manager: EntityManager, id: string): Promise<RunningImport | null> {
    const [found] = await manager.query<RunningImport[]>(
      'select id, portal_id, created_by from quote_imports where id = $1 and finished_at is null',
      [id],
    );
    return found ?? null;
  }

  async findWaiting(manager: EntityManager, importId: string): Promise<WaitingRow | null> {
    const [row] = await manager.query<WaitingRow[]>(
      `select line, cells from quote_import_rows where import_id = $1 and status = 'waiting' order by line limit 1`,
      [importId],
    );
    return row ?? null;
  }

  /** Holds a waiting row until the transaction ends; false when somebody else has it, or had it. */
  async claim(manager: EntityManager, importId: string, line: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `select 1 from quote_import_rows where import_id = $1 and line = $2 and status = 'waiting'
       for update skip locked`,
      [importId, line],
    );
    return rows.length === 1;
  }

  async setDone(manager: EntityManager, importId: string, line: number, quoteId: string): Promise<void> {
    await manager.query(
      `update quote_import_rows set status = 'done', quote_id = $3 where import_id = $1 and line = $2`,
      [importId, line, quoteId],
    );
  }

  async setFailed(manager: EntityManager, importId: string, line: number, message: string): Promise<void> {
    await manager.query(
      `update quote_import_rows set status = 'failed', message = $3
       where import_id = $1 and line = $2 and status = 'waiting'`,
      [importId, line, message],
    );
  }

  async finish(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.query(
      `update quote_imports set finished_at = $2 where id = $1 and finished_at is null
         and not exists (select from quote_import_rows where import_id = $1 and status = 'waiting')`,
      [id, now],
    );
  }
}
