import { minuteMs } from '@overland/contracts/calendar';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Claim } from '../due-work/claim.js';
import { Interrupted } from '../due-work/due-work.js';
import type { ImportEntity, ImportRowEntity } from './import.entity.js';
import type { ImportsRepository } from './imports.repository.js';

interface ImportWork<File extends ImportEntity, Row extends ImportRowEntity> {
  database: Database;
  imports: ImportsRepository<File, Row>;
  clock: Clock;
  /** Claims the row and marks it in the transaction of what it becomes: resuming does nothing twice. */
  work: (file: File, row: Row) => Promise<void>;
  /** What is wrong with a row; null when it is not the row that failed, so that it is tried again. */
  refusalOf: (error: unknown) => string | null;
  /** Rows in a minute; without it, as many as can be done. */
  perMinute?: number;
}

/** Works off an import until no row waits, or the next one has to wait for its minute. */
export async function workOffImport<File extends ImportEntity, Row extends ImportRowEntity>(
  claim: Claim<File>,
  { database, imports, clock, work, refusalOf, perMinute }: ImportWork<File, Row>,
): Promise<void> {
  const { row: file, stopping } = claim;
  const scope = { portalId: file.portalId };
  for (;;) {
    if (stopping.aborted) throw new Interrupted();
    const [row, workedOff] = await database.withPortal(scope, async (manager) => [
      await imports.findWaiting(manager, file.id),
      perMinute ? await imports.countWorkedOff(manager, file.id) : 0,
    ]);
    if (!row) {
      return database.withPortal(scope, (manager) => imports.finish(manager, file.id, clock.now()));
    }
    const next = perMinute ? dueAt(file, Math.floor(workedOff / perMinute)) : null;
    if (next && next > clock.now()) {
      return claim.inSystem((manager) => claim.again(manager, { next }));
    }
    try {
      await work(file, row);
    } catch (error) {
      const message = refusalOf(error);
      if (message === null) throw error;
      await database.withPortal(scope, (manager) => imports.setFailed(manager, row, message));
    }
  }
}

const dueAt = ({ createdAt }: ImportEntity, minutes: number): Date =>
  new Date(createdAt.getTime() + minutes * minuteMs);

/** Why a row is refused, in words for the person who made the file; `column` where one of several that were read is meant. */
export class RowRefusal extends Error {
  constructor(
    message: string,
    readonly column = '',
    readonly suggestions: readonly string[] = [],
  ) {
    super(message);
  }
}

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
