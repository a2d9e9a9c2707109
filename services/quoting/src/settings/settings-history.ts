import { maxShownChanges, type ReplyOf, type SettingsAction, type settings } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { changedValues } from './changed-values.js';

const defaultLimit = 50;

interface HistoryQuery {
  limit?: number | undefined;
  /** The id of the last row of the page before. */
  cursor?: string | undefined;
}

interface ChangeRow {
  id: string;
  at: Date;
  user_id: string;
  action: SettingsAction;
  before: unknown;
  after: unknown;
}

/** A page of the trail, newest first; one row more than asked for says that there is a next page. */
export async function listSettingsHistory(
  manager: EntityManager,
  { limit = defaultLimit, cursor }: HistoryQuery,
): Promise<ReplyOf<typeof settings.history>> {
  const [counted] = await manager.query<{ count: number }[]>(
    'select count(*)::int as count from settings_changes',
  );
  const found = await manager.query<ChangeRow[]>(
    `select id, at, user_id, action, before, after from settings_changes
     where $1::bigint is null or id < $1 order by id desc limit $2`,
    [cursor ?? null, limit + 1],
  );
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(toHistoryRow),
    total: counted?.count ?? 0,
    next: found.length > limit && last ? last.id : null,
  };
}

function toHistoryRow({ id, at, user_id, action, before, after }: ChangeRow) {
  const changes = changedValues({ action, before, after });
  return {
    _id: id,
    at: at.toISOString(),
    userId: user_id,
    action,
    changes: changes.slice(0, maxShownChanges),
    changeCount: changes.length,
  };
}
