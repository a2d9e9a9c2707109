import type { PortalHistoryRow } from '@overland/contracts';
import { type EntityManager, In, LessThan } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';

const defaultLimit = 20;

interface HistoryQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of a portal's changes, newest first. Reads one row more than requested, to know whether there is a next page. */
export async function portalHistory(
  manager: EntityManager,
  portalId: string,
  { limit = defaultLimit, cursor }: HistoryQuery,
): Promise<{ rows: PortalHistoryRow[]; total: number; next: string | null }> {
  const audit = manager.getRepository(AuditEntryEntity);
  const where = { portalId, action: In(['portal.created', 'portal.changed'] as const) };
  const found = await audit.find({
    where: cursor ? { ...where, id: LessThan(Number(cursor)) } : where,
    order: { id: 'DESC' },
    take: limit + 1,
  });
  const rows = found.slice(0, limit);
  const names = await namesOf(manager, rows);
  const last = rows.at(-1);
  return {
    rows: rows.map(({ id, at, actorId, changes, details }) => ({
      _id: String(id),
      at: at.toISOString(),
      version: Number(details.version),
      actor: names.get(actorId ?? '') ?? 'Overland',
      changes,
    })),
    total: await audit.countBy(where),
    next: found.length > limit && last ? String(last.id) : null,
  };
}

/** The names of people whom the caller may see: an Admin may not see the provider's staff. */
async function namesOf(
  manager: EntityManager,
  rows: readonly AuditEntryEntity[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ actorId }) => actorId ?? []);
  const people = await manager.findBy(UserEntity, { id: In(ids) });
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
