import type { Session } from '@overland/contracts';
import type { RequestInfo } from '@overland/service-kit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';

// Plain functions: each entry is written in the transaction of what it records, by classes and functions of every folder.

type Optional = 'at' | 'details' | 'address' | 'changes';
type NewAuditEntry = Omit<AuditEntryEntity, 'id' | Optional> & Partial<Pick<AuditEntryEntity, Optional>>;

/** Adds an entry to the audit trail, in the transaction of what it records. In plain SQL, as each sign-in writes two. */
export async function writeAudit(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
  const { at = null, action, actorId, userId, portalId, requestId, address = '' } = entry;
  const { details = {}, changes = [] } = entry;
  await manager.query(
    `insert into audit (at, action, actor_id, user_id, portal_id, request_id, address, details, changes)
     values (coalesce($1, now()), $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[at, action, actorId, userId, portalId, requestId, address],
      ...[JSON.stringify(details), JSON.stringify(changes)],
    ],
  );
}

type WhatWasDone = Pick<NewAuditEntry, 'action' | 'changes' | 'details'> &
  Partial<Pick<NewAuditEntry, 'userId' | 'portalId'>>;

export interface Actor {
  session: Pick<Session, 'userId' | 'portalId'>;
  info: Pick<RequestInfo, 'requestId' | 'ip'>;
}

/** Adds an entry for what a caller did, to themselves if nobody else is named. */
export function record(manager: EntityManager, { session, info }: Actor, done: WhatWasDone): Promise<void> {
  const { userId, portalId } = session;
  const { requestId, ip: address } = info;
  return writeAudit(manager, { actorId: userId, userId, portalId, requestId, address, ...done });
}

/** Daily limits count entries. */
export const countAudit = (
  manager: EntityManager,
  where: FindOptionsWhere<AuditEntryEntity> | FindOptionsWhere<AuditEntryEntity>[],
): Promise<number> => manager.countBy(AuditEntryEntity, where);
