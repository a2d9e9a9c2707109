import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  countWholeList,
  Database,
  listTimeZone,
  portalOf,
  readWholeList,
  type Scope,
  type SheetCell,
  streamCsv,
  streamXlsx,
} from '@overland/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { filtersOf, sortedIn } from '../reading/order-list.js';
import type { ExportRequest, StoredRow } from './export-columns.js';
import { exportTableOf } from './export-tables.js';

interface ExportScope {
  request: ExportRequest;
  /** Whose orders. */
  scope: Scope;
  /** To whom: only within all portals do the provider's staff have names. */
  reads: Scope;
  userId: string;
  /** Columns of what carriers cost, for MCAdmin. */
  showsCosts: boolean;
}

/** Writes files while the orders are read, so that a million orders need no more memory than a thousand. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts the orders, up to `atMost`. */
  count(found: ExportScope, atMost?: number): Promise<number> {
    const { request, scope, showsCosts } = found;
    return this.database.withPortal(scope, async (manager) => {
      const where = await this.whereOf(manager, found);
      const { list } = exportTableOf(request, showsCosts);
      return countWholeList(manager, list, { request, where, ...(atMost && { atMost }) });
    });
  }

  /** @param onRows is awaited after every batch with the number of orders read so far. If it throws, the file ends. */
  async open(found: ExportScope, onRows?: (count: number) => Promise<void>): Promise<Readable> {
    const { request, scope, reads, showsCosts } = found;
    const { where, timeZone } = await this.database.withPortal(scope, async (manager) => ({
      where: await this.whereOf(manager, found),
      timeZone: await listTimeZone(manager, portalOf(scope)),
    }));
    const { list, header, cellsOf } = exportTableOf(request, showsCosts);
    const read = readWholeList(this.database.source, list, {
      scope: reads,
      request: sortedIn(scope, request),
      where,
    });
    const reading = { timeZone, at: this.clock.now() };
    const counting = onRows ? counted(read, onRows) : read;
    const rows = await begun(inCells(counting, (row) => cellsOf(row, reading)));
    return request.format === 'csv'
      ? Readable.from(streamCsv(header, rows), { objectMode: false })
      : streamXlsx({ name: 'Orders', header, rows });
  }

  private async whereOf(manager: EntityManager, { request, ...listedFor }: ExportScope) {
    const where = await filtersOf(manager, request, { ...listedFor, now: this.clock.now() });
    if (request.orderIds) where.id = Any(request.orderIds);
    return where;
  }
}

type Batches = AsyncGenerator<SheetCell[][]>;

async function* counted(batches: AsyncIterable<StoredRow[]>, onRows: (count: number) => Promise<void>) {
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    await onRows(count);
    yield batch;
  }
}

async function* inCells(
  batches: AsyncIterable<StoredRow[]>,
  cellsOf: (row: StoredRow) => SheetCell[],
): Batches {
  for await (const batch of batches) yield batch.map(cellsOf);
}

/** Reads the first batch, so that a failure until then becomes an error and not a broken file. */
async function begun(batches: Batches): Promise<Batches> {
  const first = await batches.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* batches;
  })();
}
