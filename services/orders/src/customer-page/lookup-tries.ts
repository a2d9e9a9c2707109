import { createHash } from 'node:crypto';
import { messages } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { AppError, addressPrefix } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

/** Failed lookups with one email within a quarter of an hour: from one network address, and from all. */
const most = { fromOneAddress: 20, fromAll: 100 };
export const lookupMs = 15 * minuteMs;

/** Who looks up an order by its number, and from where. */
export interface Lookup {
  email: string;
  address: string;
}

/**
 * Counts a try before it is made, so that simultaneous tries cannot all pass. Commit it before answering; a successful try is
 * given back. Tries are not counted by order number, since anybody could use up another customer's.
 * @returns false if there were too many. Tries beyond one address's limit do not count towards the limit for all.
 */
export async function takeTry(manager: EntityManager, lookup: Lookup, now: Date): Promise<boolean> {
  const { ofAddress, ofEmail } = keysOf(lookup);
  if ((await count(manager, ofAddress, now)) > most.fromOneAddress) return false;
  return (await count(manager, ofEmail, now)) <= most.fromAll;
}

export async function giveTryBack(manager: EntityManager, lookup: Lookup): Promise<void> {
  const { ofAddress, ofEmail } = keysOf(lookup);
  await manager.query('update lookup_tries set tries = tries - 1 where key = any($1) and tries > 0', [
    [ofAddress, ofEmail],
  ]);
}

async function count(manager: EntityManager, key: string, now: Date): Promise<number> {
  const [{ tries }] = await manager.query(
    `insert into lookup_tries as seen (key, tries, since) values ($1, 1, $2)
     on conflict (key) do update set
       tries = case when seen.since <= $3 then 1 else seen.tries + 1 end,
       since = case when seen.since <= $3 then excluded.since else seen.since end
     returning tries`,
    [key, now, new Date(now.getTime() - lookupMs)],
  );
  return tries;
}

/** Hashed, so that we do not keep the addresses of strangers. */
const keysOf = ({ email, address }: Lookup) => ({
  ofAddress: hashOf(`${addressPrefix(address)} ${email}`),
  ofEmail: hashOf(email),
});
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export const triedTooOften = () =>
  new AppError('tooManyRequests', messages.tooManyLookups, { retryAfterSeconds: lookupMs / 1000 });
