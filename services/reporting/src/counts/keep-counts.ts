import type { EntityManager } from 'typeorm';
import { differenceSql, type Rollup, takeTurnOf } from './rollup.js';

/**
 * Saves a fact, and changes the counts by what it adds now and added before. One fact at a time: two changes at the same
 * moment would both take away the same.
 */
export async function keepCounts(
  manager: EntityManager,
  rollup: Rollup,
  { id, save }: { id: string; save: () => Promise<void> },
): Promise<void> {
  await manager.query(takeTurnOf(rollup));
  const before = `select coalesce(jsonb_agg(c), '[]') as before from ${rollup.counted} c where ${rollup.id} = $1`;
  const [counted] = await manager.query<{ before: object[] }[]>(before, [id]);
  await save();
  await manager.query(differenceSql(rollup), [id, JSON.stringify(counted?.before ?? [])]);
}
