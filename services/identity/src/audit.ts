import type { EntityManager } from 'typeorm';

export interface AuditEntry {
  action:
    | 'signIn.codeIssued'
    | 'signIn.done'
    | 'signIn.codeDead'
    | 'session.ended'
    | 'password.reset'
    | 'user.archived'
    | 'access.refused';
  actorId: string | null;
  userId: string;
  portalId: string;
  requestId: string | null;
  /** What else is known: for a refusal, what was asked for and with which role. */
  details?: Record<string, string>;
}

/** One line of the append-only trail, in the transaction of what it tells of. Never holds a secret. */
export async function writeAudit(manager: EntityManager, entry: AuditEntry): Promise<void> {
  await manager.query(
    `insert into audit (action, actor_id, user_id, portal_id, request_id, details)
     values ($1, $2, $3, $4, $5, $6)`,
    [entry.action, entry.actorId, entry.userId, entry.portalId, entry.requestId, entry.details ?? {}],
  );
}
