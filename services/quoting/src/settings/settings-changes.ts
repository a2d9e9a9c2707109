import type { Session, SettingsAction } from '@overland/contracts';
import { hashOfBody, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

export interface SettingsChangeEntry {
  action: SettingsAction;
  at: Date;
  session: Session;
  call: RequestInfo;
  /** Only what differs; null where there was, or is, nothing. */
  before: unknown;
  after: unknown;
}

/** One line of the append-only trail (who, when, from where, old, new), in the transaction of what it tells of. */
export async function writeSettingsChange(manager: EntityManager, entry: SettingsChangeEntry): Promise<void> {
  await manager.query(
    `insert into settings_changes (action, at, user_id, address, request_id, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      entry.action,
      entry.at,
      entry.session.userId,
      entry.call.ip,
      entry.call.requestId,
      JSON.stringify(entry.before),
      JSON.stringify(entry.after),
    ],
  );
}

/** The parts of two documents that differ, from each side; the database gives keys back in an order of its own. */
export function differenceOf<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const keys = Object.keys(after) as (keyof T)[];
  const changed = keys.filter((key) => hashOfBody(before[key]) !== hashOfBody(after[key]));
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}
