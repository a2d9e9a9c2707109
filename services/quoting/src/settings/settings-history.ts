import { maxShownChanges, type ReplyOf, type settings } from '@overland/contracts';
import { type EntityManager, LessThan } from 'typeorm';
import { changedValues } from './changed-values.js';
import { SettingsChangeEntity } from './settings-change.entity.js';

const defaultLimit = 50;

interface HistoryQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of the audit trail, newest first. Reads one row more than requested, to know whether there is a next page. */
export async function listSettingsHistory(
  manager: EntityManager,
  { limit = defaultLimit, cursor }: HistoryQuery,
): Promise<ReplyOf<typeof settings.history>> {
  const changes = manager.getRepository(SettingsChangeEntity);
  const found = await changes.find({
    where: cursor ? { id: LessThan(Number(cursor)) } : {},
    order: { id: 'DESC' },
    take: limit + 1,
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(toHistoryRow),
    total: await changes.count(),
    next: found.length > limit && last ? String(last.id) : null,
  };
}

function toHistoryRow({ id, at, userId, action, before, after }: SettingsChangeEntity) {
  const changes = changedValues({ action, before, after });
  return {
    _id: String(id),
    at: at.toISOString(),
    userId,
    action,
    changes: changes.slice(0, maxShownChanges),
    changeCount: changes.length,
  };
}
