import { Injectable } from '@nestjs/common';
import { exportName, OrderExport, orderExports, type Session } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import {
  AppError,
  type By,
  Clock,
  currentTraceparent,
  Database,
  fieldsFor,
  idempotently,
  keyedCall,
  listTimeZone,
  portalOf,
  portalScope,
  workSoon,
} from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import type { ExportRequest } from './export-columns.js';
import { exportKeyOf, exportTypes } from './export-key.js';
import type { OrderExportEntity } from './order-export.entity.js';
import { OrderExportsRepository } from './order-exports.repository.js';

/** Accepts background exports and reports on them; the worker writes the files. */
@Injectable()
export class ExportJobsService {
  constructor(
    private readonly database: Database,
    private readonly repository: OrderExportsRepository,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError conflict while this person's previous export is running */
  start(request: ExportRequest, by: By): Promise<OrderExport> {
    const { session } = by;
    const scope = portalScope(session, request.portalId);
    const call = keyedCall(orderExports.start.path, by, request);
    return this.database.withPortal(scope, (manager) =>
      idempotently(manager, call, async () => {
        const created = await this.repository.insert(manager, {
          portalId: portalOf(scope),
          requestedBy: session.userId,
          showsCosts: session.role === 'MCAdmin',
          request,
          createdAt: this.clock.now(),
          traceparent: currentTraceparent(),
        });
        if (!created) {
          throw new AppError(
            'conflict',
            'Another export of yours is still running. Please wait for it to end, or cancel it.',
          );
        }
        workSoon(manager);
        return this.view(created, await listTimeZone(manager, created.portalId));
      }),
    );
  }

  async list(session: Session): Promise<OrderExport[]> {
    const scope = portalScope(session);
    const found = await this.database.withPortal(scope, async (manager) => {
      const exports = await this.repository.list(manager, { ...session, scope });
      return Promise.all(
        exports.map(async (one) => ({ one, timeZone: await listTimeZone(manager, one.portalId) })),
      );
    });
    return Promise.all(found.map(({ one, timeZone }) => this.view(one, timeZone)));
  }

  /** Ends a running export; deletes the file of a finished one. */
  async remove(exportId: string, session: Session): Promise<{ exportId: string }> {
    const scope = portalScope(session);
    const removed = await this.database.withPortal(scope, (manager) =>
      this.repository.remove(manager, exportId, { ...session, scope }),
    );
    await this.store.delete(exportKeyOf(removed));
    return { exportId };
  }

  /** @param timeZone of the day in the file's name, as of its cells. */
  private async view(one: OrderExportEntity, timeZone: string): Promise<OrderExport> {
    const { state, createdAt, request } = one;
    const { format } = request;
    const name = `${exportName(request)}-${todayIn(timeZone, createdAt)}.${format}`;
    const target = { key: exportKeyOf(one), type: exportTypes[format], name };
    return {
      ...fieldsFor(OrderExport, one),
      _id: one.id,
      format,
      url: state === 'done' ? await this.store.signGet(target) : null,
    };
  }
}
