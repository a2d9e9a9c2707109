import type { EntityManager } from 'typeorm';
import { maxWrongTriesPerDay } from './limits.js';
import { hashSecret } from './secrets.js';

/**
 * What wrong tries are counted by: the address as typed in lower case, known or not, so that the limit does
 * not tell which addresses have accounts. A device on which the account has logged in before counts by
 * itself, so that a stranger who guesses at an account does not lock its owner out.
 */
export function accountKey(email: string, knownDeviceHash: string | null): string {
  return hashSecret(knownDeviceHash === null ? `account:${email}` : `device:${knownDeviceHash}:${email}`);
}

/**
 * Takes one of the day's tries before anything is compared, in one statement: tries that come at the same
 * time cannot pass the limit together. Whoever turns out right gives it back. False when none is left.
 */
export async function takeTry(manager: EntityManager, key: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into sign_in_tries as t (account_key, tries, window_ends_at)
     values ($1, 1, now() + interval '1 day')
     on conflict (account_key) do update set
       tries = case when t.window_ends_at <= now() then 1 else t.tries + 1 end,
       window_ends_at =
         case when t.window_ends_at <= now() then excluded.window_ends_at else t.window_ends_at end
     where t.window_ends_at <= now() or t.tries < $2
     returning tries`,
    [key, maxWrongTriesPerDay],
  );
  return rows.length === 1;
}

export async function giveTryBack(manager: EntityManager, key: string): Promise<void> {
  await manager.query('update sign_in_tries set tries = greatest(tries - 1, 0) where account_key = $1', [
    key,
  ]);
}
