import { settingOf, systemScope } from '@overland/service-kit';
import { takeTime } from '../rollups/rollup-sql.js';
import { allCounts } from './all-counts.js';
import { emptyCounts, fillCounts, takeTurnOf } from './rollup.js';

interface Connection {
  query(statement: string): Promise<{ rowCount: number | null }>;
}

/**
 * Makes the counts of quotes and of orders that were on time anew from the facts. Until each commits, reports read the one of
 * before; changes of facts wait.
 * @returns how many rows they have.
 */
export async function rebuildCounts(client: Connection): Promise<number> {
  let rows = 0;
  for (const counts of allCounts) {
    await client.query('begin');
    try {
      for (const setting of [settingOf(systemScope), takeTime, takeTurnOf(counts)])
        await client.query(setting);
      await client.query(emptyCounts(counts));
      const { rowCount } = await client.query(fillCounts(counts));
      await client.query('commit');
      rows += rowCount ?? 0;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }
  return rows;
}
