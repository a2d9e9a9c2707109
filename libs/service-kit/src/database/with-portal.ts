import type { DataSource, EntityManager } from 'typeorm';
import type { Scope } from './scope.js';

/** Digits and hyphens alone, so that it may stand in the text of a statement. */
const plainId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What `withPortal` sets first: text alone, which the database neither plans nor binds. As a select with parameters it
 * cost a fourth of reading one row.
 * @throws Error for what is no id.
 */
export function settingOf(scope: Scope): string {
  if ('all' in scope) return `set local app.portal = ''; set local app."all" = 'yes'`;
  if (!plainId.test(scope.portalId)) throw new Error('This is not the id of a portal.');
  return `set local app.portal = '${scope.portalId}'; set local app."all" = 'no'`;
}

/**
 * The one entry to tables of portals: a transaction whose first query sets the portal for row-level security.
 * Outside of it those tables look empty and refuse every write.
 */
export function withPortal<T>(
  dataSource: DataSource,
  scope: Scope,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return dataSource.transaction(async (manager) => {
    await manager.query(settingOf(scope));
    return work(manager);
  });
}
