import type { EntityManager } from 'typeorm';
import { maxResetLinksPerHour, resetLinkMinutes } from './limits.js';
import type { PasswordOwner } from './password-rules.js';

/** Keeps a reset token and kills the older ones. False when the account has had its links of this hour. */
export async function openResetToken(
  manager: EntityManager,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  await manager.query('select 1 from users where id = $1 for update', [userId]);
  const [count] = await manager.query<{ recent: number }[]>(
    `select count(*)::int as recent from reset_tokens
     where user_id = $1 and created_at > now() - interval '1 hour'`,
    [userId],
  );
  if (!count || count.recent >= maxResetLinksPerHour) return false;
  await killResetTokensOf(manager, userId);
  await manager.query(
    `insert into reset_tokens (token_hash, user_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [tokenHash, userId, resetLinkMinutes],
  );
  return true;
}

export interface ResetOwner extends PasswordOwner {
  userId: string;
  portalId: string;
}

const standing = 't.used_at is null and t.killed_at is null and t.expires_at > now()';

/** Whose password a token may set; null for one that is unknown, used, killed or over. */
export async function findResetOwner(manager: EntityManager, tokenHash: string): Promise<ResetOwner | null> {
  const [owner] = await manager.query<ResetOwner[]>(
    `select u.id as "userId", u.portal_id as "portalId", u.email, u.first_name as "firstName",
       u.last_name as "lastName", p.company_name as "companyName"
     from reset_tokens t join users u on u.id = t.user_id join portals p on p.id = u.portal_id
     where t.token_hash = $1 and ${standing} and u.status = 'Active'`,
    [tokenHash],
  );
  return owner ?? null;
}

/** Uses the token up. Of two at the same time only one gets true. */
export async function useResetToken(manager: EntityManager, tokenHash: string): Promise<boolean> {
  const [, used] = await manager.query<[unknown[], number]>(
    `update reset_tokens t set used_at = now() where t.token_hash = $1 and ${standing}`,
    [tokenHash],
  );
  return used === 1;
}

/** A newer link, a login or a new password kills the links sent before. */
export async function killResetTokensOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `update reset_tokens set killed_at = now()
     where user_id = $1 and used_at is null and killed_at is null`,
    [userId],
  );
}
