import type { EntityManager } from 'typeorm';
import { maxWrongTriesPerDay } from './limits.js';

/**
 * Takes one of an account's tries of the day; false if none is left. One statement, so that concurrent tries cannot exceed the
 * limit; the query builder cannot express it.
 */
export async function claimTry(manager: EntityManager, accountKey: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into sign_in_tries as t (account_key, tries, window_ends_at)
     values ($1, 1, now() + interval '1 day')
     on conflict (account_key) do update set
       tries = case when t.window_ends_at <= now() then 1 else t.tries + 1 end,
       window_ends_at =
         case when t.window_ends_at <= now() then excluded.window_ends_at else t.window_ends_at end
     where t.window_ends_at <= now() or t.tries < $2
     returning tries`,
    [accountKey, maxWrongTriesPerDay],
  );
  return rows.length === 1;
}
