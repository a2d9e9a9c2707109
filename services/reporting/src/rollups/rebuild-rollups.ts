import { settingOf, systemScope } from '@overland/service-kit';
import { emptyDeltas, emptyRollups, fillRollups, oneSnapshot, takeTime, takeTurn } from './rollup-sql.js';

interface Connection {
  query(statement: string): Promise<{ rowCount: number | null }>;
}

/**
 * Makes the rollups of orders anew from the facts, in one transaction: until it commits, reports read those of before with
 * the changes since; from then on the new ones, with the changes that came meanwhile. Nothing waits but the folding.
 * @returns how many rows they have.
 */
export async function rebuildRollups(client: Connection): Promise<number> {
  await client.query('begin');
  try {
    for (const setting of [settingOf(systemScope), oneSnapshot, takeTime, takeTurn])
      await client.query(setting);
    await client.query(emptyRollups);
    const { rowCount } = await client.query(fillRollups);
    await client.query(emptyDeltas);
    await client.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
