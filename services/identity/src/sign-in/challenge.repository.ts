import type { EntityManager } from 'typeorm';
import { type Account, accountColumns, mayLogIn } from './account.repository.js';
import { codeMinutes, maxCodeTries, maxOpenCodesPerHour } from './limits.js';

interface NewChallenge {
  idHash: string;
  userId: string;
  codeHash: string;
}

/**
 * Keeps a code for one browser and one account. The user's row is locked first, so that requests at the same
 * time are counted one after the other. False when the account has its codes of this hour, or may no longer
 * log in.
 */
export async function openChallenge(
  manager: EntityManager,
  { idHash, userId, codeHash }: NewChallenge,
): Promise<boolean> {
  const users = await manager.query<unknown[]>(
    `select 1 from users u where u.id = $1 and ${mayLogIn} for update`,
    [userId],
  );
  if (users.length === 0) return false;
  const rows = await manager.query<unknown[]>(
    `insert into sign_in_challenges (id_hash, user_id, code_hash, created_at, expires_at)
     select $1, $2, $3, clock_timestamp(), clock_timestamp() + make_interval(mins => $4)
     where (select count(*) from sign_in_challenges
       where user_id = $2 and redeemed_at is null and created_at > clock_timestamp() - interval '1 hour') < $5
     returning id_hash`,
    [idHash, userId, codeHash, codeMinutes, maxOpenCodesPerHour],
  );
  return rows.length === 1;
}

export type OpenChallenge = Pick<
  Account,
  'userId' | 'portalId' | 'email' | 'firstName' | 'role' | 'isSuperAdmin'
> & {
  codeHash: string;
  /** Before this one. */
  tries: number;
};

/**
 * The challenge, locked, so that codes for it are looked at one after the other; null when it opens nothing
 * more.
 */
export async function lockOpenChallenge(
  manager: EntityManager,
  idHash: string,
): Promise<OpenChallenge | null> {
  const [challenge] = await manager.query<OpenChallenge[]>(
    `select ${accountColumns}, c.code_hash as "codeHash", c.tries
     from sign_in_challenges c join users u on u.id = c.user_id
     where c.id_hash = $1 and c.redeemed_at is null and c.expires_at > clock_timestamp() and c.tries < $2
       and ${mayLogIn}
     for update of c`,
    [idHash, maxCodeTries],
  );
  return challenge ?? null;
}

export async function countWrongCode(manager: EntityManager, idHash: string): Promise<void> {
  await manager.query('update sign_in_challenges set tries = tries + 1 where id_hash = $1', [idHash]);
}

export async function redeem(manager: EntityManager, idHash: string): Promise<void> {
  await manager.query('update sign_in_challenges set redeemed_at = clock_timestamp() where id_hash = $1', [
    idHash,
  ]);
}

/** Codes that were sent for the old password open nothing any more. */
export async function endChallengesOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `update sign_in_challenges set expires_at = least(expires_at, clock_timestamp())
     where user_id = $1 and redeemed_at is null`,
    [userId],
  );
}
