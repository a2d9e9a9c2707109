import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  countWholeList,
  InjectDatabase,
  listTimeZone,
  portalOf,
  readWholeList,
  type Scope,
  type SheetCell,
  streamCsv,
  streamXlsx,
  withPortal,
} from '@overland/service-kit';
import { Any, type DataSource, type EntityManager } from 'typeorm';
import { filtersOf, sortedIn } from '../reading/order-list.js';
import { cellsOf, type ExportRequest, type ExportRow, exportHeader, exportList } from './export-columns.js';

interface ExportScope {
  request: ExportRequest;
  scope: Scope;
}

/** Lists of orders as files, read while they are written: a million orders take no more memory than a thousand. */
@Injectable()
export class ExportFiles {
  constructor(@InjectDatabase() private readonly dataSource: DataSource) {}

  /** How many orders are found; counting ends at `atMost`. */
  count({ request, scope }: ExportScope, atMost?: number): Promise<number> {
    return withPortal(this.dataSource, scope, async (manager) => {
      const where = await whereOf(manager, { request, scope });
      return countWholeList(manager, exportList, { request, where, ...(atMost && { atMost }) });
    });
  }

  /** @param onRows is told, and awaited, after every batch how many orders have been read; what it throws ends the file. */
  async open({ request, scope }: ExportScope, onRows?: (count: number) => Promise<void>): Promise<Readable> {
    const { where, timeZone } = await withPortal(this.dataSource, scope, async (manager) => ({
      where: await whereOf(manager, { request, scope }),
      timeZone: await listTimeZone(manager, portalOf(scope)),
    }));
    const read = readWholeList(this.dataSource, exportList, {
      scope,
      request: sortedIn(scope, request),
      where,
    });
    const rows = await begun(inCells(onRows ? counted(read, onRows) : read, timeZone));
    return request.format === 'csv'
      ? Readable.from(streamCsv(exportHeader, rows), { objectMode: false })
      : streamXlsx({ name: 'Orders', header: exportHeader, rows });
  }
}

async function whereOf(manager: EntityManager, { request, scope }: ExportScope) {
  const where = await filtersOf(manager, request, scope);
  if (request.orderIds) where.id = Any(request.orderIds);
  return where;
}

type Batches = AsyncGenerator<SheetCell[][]>;

async function* counted(batches: AsyncIterable<ExportRow[]>, onRows: (count: number) => Promise<void>) {
  let count = 0;
  for await (const batch of batches) {
    count += batch.length;
    await onRows(count);
    yield batch;
  }
}

async function* inCells(batches: AsyncIterable<ExportRow[]>, timeZone: string): Batches {
  for await (const batch of batches) yield batch.map((row) => cellsOf(row, timeZone));
}

/** With the first batch read: what fails until then is answered as an error and not as a file that breaks off. */
async function begun(batches: Batches): Promise<Batches> {
  const first = await batches.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* batches;
  })();
}
