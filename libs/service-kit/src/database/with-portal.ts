import { AsyncResource } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { describeError } from '../logging/describe-error.js';
import { retryConflicts } from './retry-conflicts.js';
import { type Scope, systemScope } from './scope.js';
import { noteUse } from './use.js';

/** Hexadecimal digits and hyphens only, so safe inside the text of a statement. */
const plainId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The first statement of `withPortal`: plain text, which the database neither plans nor binds. As a select with
 * parameters it cost a quarter of reading one row.
 * @throws Error when the portal's id is not a UUID.
 */
export function settingOf(scope: Scope): string {
  if ('all' in scope) return `set local app."all" = 'yes'`;
  if (!plainId.test(scope.portalId)) throw new Error('This is not the id of a portal.');
  return `set local app.portal = '${scope.portalId}'; set local app."all" = 'no'`;
}

const logger = new Logger('AfterCommit');
const hooks = new WeakMap<EntityManager, (() => void)[]>();

/**
 * The one entry to tables of portals: a transaction that begins by setting the portal for row-level security.
 * Outside of it those tables look empty and refuse every write. After a deadlock the work is run again, so it changes
 * nothing outside of the database; `afterCommit` is for that.
 */
export function withPortal<T>(
  dataSource: DataSource,
  scope: Scope,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return retryConflicts(async () => {
    const afterwards: (() => void)[] = [];
    const result = await inTransaction(dataSource, settingOf(scope), (manager) => {
      hooks.set(manager, afterwards);
      return work(manager);
    });
    for (const run of afterwards) run();
    noteUse(dataSource);
    return result;
  });
}

/** `withPortal` for all portals. */
export const inSystem = <T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> => withPortal(dataSource, systemScope, work);

/** `inSystem` for reading what there is to do: that alone is no use of the service, and ends no rest of a sweep. */
export const look = <T>(dataSource: DataSource, read: (manager: EntityManager) => Promise<T>): Promise<T> =>
  inTransaction(dataSource, settingOf(systemScope), read);

async function inTransaction<T>(
  dataSource: DataSource,
  setting: string,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await startTransaction(runner, setting);
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // A failed rollback must not hide the first error.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

/** As TypeORM does it, but with the setting: one round trip, not two. */
async function startTransaction(runner: QueryRunner, setting: string): Promise<void> {
  await runner.query(`start transaction; ${setting}`);
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
}

/**
 * Runs the work once the transaction of `withPortal` has committed, never after a rollback, and in the context (request,
 * trace) of this call. The work is not awaited, and its errors are logged: the change is kept either way.
 * @throws Error for a manager that does not come from `withPortal`.
 */
export function afterCommit(manager: EntityManager, work: () => unknown): void {
  const afterwards = hooks.get(manager);
  if (!afterwards) throw new Error('Only a transaction of withPortal runs work after its commit.');
  const bound = AsyncResource.bind(work);
  afterwards.push(() => {
    try {
      bound();
    } catch (error) {
      logger.error(`work after a commit failed: ${describeError(error).message}`);
    }
  });
}

/** Whether `afterCommit` can be used with this manager. */
export const isOfWithPortal = (manager: EntityManager): boolean => hooks.has(manager);
