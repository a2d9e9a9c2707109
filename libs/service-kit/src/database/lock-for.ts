import type { EntityManager } from 'typeorm';

/**
 * Waits until other transactions that take a turn at the same thing have ended, and makes later ones wait. Limits that are
 * counted in rows need it: several at once would each find room.
 */
export async function lockFor(manager: EntityManager, thing: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [thing]);
}
