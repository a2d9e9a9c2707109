import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  countWholeList,
  Database,
  listAsFile,
  listTimeZone,
  portalOf,
  type Scope,
} from '@overland/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { filtersOf, sortedIn } from '../reading/order-list.js';
import type { ExportRequest } from './export-columns.js';
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

/** Files of orders, written while these are read. */
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

  /** @param onRows is awaited now and then with the number of orders written so far. If it throws, the file ends. */
  async open(found: ExportScope, onRows?: (count: number) => Promise<void>): Promise<Readable> {
    const { request, scope, reads, showsCosts } = found;
    const { where, timeZone } = await this.database.withPortal(scope, async (manager) => ({
      where: await this.whereOf(manager, found),
      timeZone: await listTimeZone(manager, portalOf(scope)),
    }));
    return listAsFile(this.database.source, exportTableOf(request, showsCosts), {
      ...{ scope: reads, request: sortedIn(scope, request), where, onRows },
      ...{ format: request.format, name: 'Orders' },
      parameters: { timeZone, now: this.clock.now() },
    });
  }

  private async whereOf(manager: EntityManager, { request, ...listedFor }: ExportScope) {
    const where = await filtersOf(manager, request, { ...listedFor, now: this.clock.now() });
    if (request.orderIds) where.id = Any(request.orderIds);
    return where;
  }
}
