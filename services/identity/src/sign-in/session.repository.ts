import { randomUUID } from 'node:crypto';
import type { Session } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { sessionHours } from './limits.js';

/** Opens a session with the rights that the user has now. @returns what the token carries. */
export async function openSession(
  manager: EntityManager,
  { userId, portalId, role, isSuperAdmin }: Omit<Session, 'sessionId'>,
): Promise<Session> {
  const sessionId = randomUUID();
  await manager.query(
    `insert into sessions (id, user_id, portal_id, role, is_super_admin, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    [sessionId, userId, portalId, role, isSuperAdmin, sessionHours],
  );
  return { userId, sessionId, role, portalId, isSuperAdmin };
}

/** Sign-out. */
export async function endSession(manager: EntityManager, { sessionId, userId }: Session): Promise<void> {
  await manager.query(
    'update sessions set ended_at = now() where id = $1 and user_id = $2 and ended_at is null',
    [sessionId, userId],
  );
}

/** After an archive or a new password. */
export async function endSessionsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('update sessions set ended_at = now() where user_id = $1 and ended_at is null', [
    userId,
  ]);
}

/**
 * Whether a session stands: not ended, not over, and its user is active with the very rights and portal that
 * the session was given. So an archive, another role or another portal ends it, whoever wrote them.
 */
export async function isSessionStanding(manager: EntityManager, sessionId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select 1 from sessions s join users u on u.id = s.user_id
     where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status = 'Active'
       and u.role = s.role and u.portal_id = s.portal_id and u.is_super_admin = s.is_super_admin`,
    [sessionId],
  );
  return rows.length > 0;
}
