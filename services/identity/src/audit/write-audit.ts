import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';

type Optional = 'details' | 'address' | 'changes';
type NewAuditEntry = Omit<AuditEntryEntity, 'id' | 'at' | Optional> &
  Partial<Pick<AuditEntryEntity, Optional>>;

/** Adds a line to the audit trail, in the transaction of what it records. */
export async function writeAudit(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
  await manager.getRepository(AuditEntryEntity).insert({ details: {}, address: '', changes: [], ...entry });
}
