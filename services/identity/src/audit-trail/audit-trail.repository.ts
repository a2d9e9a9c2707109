import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  auditLabels,
  type ChangedValue,
  type OwnActivity,
  type PortalHistoryRow,
} from '@overland/contracts';
import { newestFirst, type PageOfTrail } from '@overland/service-kit';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';

/** Of no use to somebody who checks their account for strangers. */
const everyday: AuditAction[] = ['access.refused', 'signIn.codeIssued', 'session.confirmed', 'session.ended'];
const shown = 6;

/** Lines of the audit trail; the list of all is `auditList`. */
@Injectable()
export class AuditTrailRepository {
  constructor(private readonly users: UsersRepository) {}

  /** A page of a portal's changes, with the names of those whom the caller may know: an Admin does not know the provider's staff. */
  async ofPortal(
    manager: EntityManager,
    portalId: string,
    page: PageOfTrail,
  ): Promise<{ rows: PortalHistoryRow[]; total: number; next: string | null }> {
    const where = { portalId, action: In(['portal.created', 'portal.changed'] as const) };
    const found = await newestFirst(manager, AuditEntryEntity, { ...page, where });
    const actors = found.rows.flatMap(({ actorId }) => actorId ?? []);
    const names = await this.users.namesOf(manager, actors);
    const rows = found.rows.map(({ id, at, actorId, changes, details }) => ({
      _id: String(id),
      at: at.toISOString(),
      version: Number(details.version),
      actor: names.get(actorId ?? '') ?? 'Overland',
      changes,
    }));
    return { ...found, rows };
  }

  /** The latest on a person's own account, by the person or by somebody without a session. */
  async own(manager: EntityManager, userId: string): Promise<OwnActivity[]> {
    const mine = { userId, action: Not(In(everyday)) };
    const rows = await manager.find(AuditEntryEntity, {
      where: [
        { ...mine, actorId: userId },
        { ...mine, actorId: IsNull() },
      ],
      order: { at: 'DESC', id: 'DESC' },
      take: shown,
    });
    return rows.map(({ id, at, action, changes, address }) => ({
      _id: String(id),
      at: at.toISOString(),
      what: [auditLabels[action], stepOf(action, changes)].filter(Boolean).join(': '),
      address,
    }));
  }
}

/** "Passkey “Laptop”", of a second step that was added or removed. */
function stepOf(action: AuditAction, changes: readonly ChangedValue[]): string | null {
  if (action !== 'secondStep.added' && action !== 'secondStep.removed') return null;
  return changes[0]?.to ?? changes[0]?.from ?? null;
}
