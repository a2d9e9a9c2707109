import { settingOf, systemScope } from '@overland/service-kit';
import { allRollups } from './all-rollups.js';
import type { Rollup } from './rollup.js';
import { addDifferences, allowLongStatements, lockSums, oneSnapshot } from './rollup-sql.js';

interface Connection {
  query(statement: string): Promise<{ rowCount: number | null }>;
}

/**
 * Corrects the rollups to what the facts add up to, each in one transaction on one snapshot. Writes only rows that are wrong or
 * missing. Until it commits, reports read the previous sums, and new changes wait beside them as always; only the folding has
 * to wait.
 * @returns how many rows it wrote.
 */
export async function rebuildRollups(client: Connection): Promise<number> {
  let rows = 0;
  for (const rollup of allRollups) rows += await rebuild(client, rollup);
  return rows;
}

async function rebuild(client: Connection, rollup: Rollup): Promise<number> {
  await client.query('begin');
  try {
    for (const setting of [settingOf(systemScope), oneSnapshot, allowLongStatements, lockSums])
      await client.query(setting);
    const { rowCount } = await client.query(addDifferences(rollup));
    await client.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
