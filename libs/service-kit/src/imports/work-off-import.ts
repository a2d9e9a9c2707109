import { minuteMs } from '@overland/contracts/calendar';
import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.js';
import { systemScope } from '../database/scope.js';
import { withPortal } from '../database/with-portal.js';
import type { ImportEntity, ImportRowEntity } from './import.entity.js';
import type { ImportsRepository } from './imports.repository.js';

interface ImportWork<File extends ImportEntity, Row extends ImportRowEntity> {
  dataSource: DataSource;
  imports: ImportsRepository<File, Row>;
  clock: Clock;
  /** Claims the row and marks it in the transaction of what it becomes: resuming does nothing twice. */
  work: (running: File, row: ImportRowEntity) => Promise<void>;
  /** What is wrong with a row; null when it is not the row that failed, so that it is tried again. */
  refusalOf: (error: unknown) => string | null;
  /** Rows in a minute; without it, as many as can be done. */
  perMinute?: number;
  isStopping: () => boolean;
}

/** Works off an import until no row waits, the next one has to wait, or `isStopping` returns true: stopping early loses nothing. */
export async function workOffImport<File extends ImportEntity, Row extends ImportRowEntity>(
  importId: string,
  { dataSource, imports, clock, work, refusalOf, perMinute, isStopping }: ImportWork<File, Row>,
): Promise<void> {
  const running = await withPortal(dataSource, systemScope, (manager) =>
    imports.findRunning(manager, importId),
  );
  if (!running) return;
  const scope = { portalId: running.portalId };
  while (!isStopping()) {
    const [row, workedOff] = await withPortal(dataSource, scope, async (manager) => [
      await imports.findWaiting(manager, importId),
      perMinute ? await imports.countWorkedOff(manager, importId) : 0,
    ]);
    if (!row) {
      return withPortal(dataSource, scope, (manager) => imports.finish(manager, importId, clock.now()));
    }
    if (perMinute && dueAt(running, Math.floor(workedOff / perMinute)) > clock.now()) return;
    try {
      await work(running, row);
    } catch (error) {
      const message = refusalOf(error);
      if (message === null) throw error;
      await withPortal(dataSource, scope, (manager) => imports.setFailed(manager, row, message));
    }
  }
}

const dueAt = ({ createdAt }: ImportEntity, minutes: number): Date =>
  new Date(createdAt.getTime() + minutes * minuteMs);

/** Why a row is refused, in words for the person who made the file. */
export class RowRefusal extends Error {}

/** The refused rows as they were read, each with its reason: a file to correct and import again. */
export function failedRows(
  columns: readonly string[],
  rows: readonly Pick<ImportRowEntity, 'status' | 'cells' | 'message'>[],
): (string | null)[][] {
  const failed = rows.filter(({ status }) => status === 'failed');
  const lines = failed.map(({ cells, message }) => [
    ...columns.map((column) => cells[column] ?? ''),
    message,
  ]);
  return [[...columns, 'reason'], ...lines];
}
