import { settingOf, systemScope } from '@overland/service-kit';
import { allRollups } from './all-rollups.js';
import type { Rollup } from './rollup.js';
import { emptyDeltas, emptySums, fillSums, oneSnapshot, takeTime, takeTurn } from './rollup-sql.js';

interface Connection {
  query(statement: string): Promise<{ rowCount: number | null }>;
}

/**
 * Makes the rollups anew from the facts, each in one transaction: until it commits, reports read the sums of before with the
 * changes since; from then on the new ones, with the changes that came meanwhile. Nothing waits but the folding.
 * @returns how many rows they have.
 */
export async function rebuildRollups(client: Connection): Promise<number> {
  let rows = 0;
  for (const rollup of allRollups) rows += await rebuild(client, rollup);
  return rows;
}

async function rebuild(client: Connection, rollup: Rollup): Promise<number> {
  await client.query('begin');
  try {
    for (const setting of [settingOf(systemScope), oneSnapshot, takeTime, takeTurn])
      await client.query(setting);
    await client.query(emptySums(rollup));
    const { rowCount } = await client.query(fillSums(rollup));
    await client.query(emptyDeltas(rollup));
    await client.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
