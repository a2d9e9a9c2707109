import type { DataSource, EntityManager } from 'typeorm';
import type { Scope } from './scope.js';

/**
 * The one entry to tables of portals: a transaction whose first query sets the portal for row-level security.
 * Outside of it those tables look empty and refuse every write.
 */
export function withPortal<T>(
  dataSource: DataSource,
  scope: Scope,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const [portalId, all] = 'all' in scope ? ['', 'yes'] : [scope.portalId, 'no'];
  return dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('app.portal', $1, true), set_config('app.all', $2, true)`, [
      portalId,
      all,
    ]);
    return work(manager);
  });
}
