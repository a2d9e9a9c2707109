import type { Session, SettingsAction } from '@overland/contracts';
import type { RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { SettingsChangeEntity } from './settings-change.entity.js';

export interface SettingsChangeEntry {
  action: SettingsAction;
  at: Date;
  session: Session;
  call: RequestInfo;
  /** Only what differs; null where there was, or is, nothing. */
  before: object | null;
  after: object | null;
}

/** One line of the append-only trail (who, when, from where, old, new), in the transaction of the change itself. */
export async function writeSettingsChange(manager: EntityManager, entry: SettingsChangeEntry): Promise<void> {
  await manager.getRepository(SettingsChangeEntity).insert({
    action: entry.action,
    at: entry.at,
    userId: entry.session.userId,
    address: entry.call.ip,
    requestId: entry.call.requestId,
    before: entry.before,
    after: entry.after,
  });
}
