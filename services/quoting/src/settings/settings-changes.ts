import { type AuditNote, maxShownChanges, type Session, type SettingsAction } from '@overland/contracts';
import { formatCount } from '@overland/contracts/format';
import { addToOutbox, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { changedValues } from './changed-values.js';
import { SettingsChangeEntity } from './settings-change.entity.js';

export interface SettingsChangeEntry {
  action: SettingsAction;
  at: Date;
  session: Session;
  call: RequestInfo;
  /** Only what differs; null if there was, or is, nothing. */
  before: object | null;
  after: object | null;
}

/** Adds an entry to the audit trail, in the transaction of the change. */
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
  await addToOutbox(manager, 'settings.audited', auditNoteOf(entry), { requestId: entry.call.requestId });
}

/** An import may change thousands of models: names the first ones, and how many more there are. */
function auditNoteOf({ action, at, session, call, before, after }: SettingsChangeEntry): AuditNote {
  const changes = changedValues({ action, before, after });
  const left = changes.length - maxShownChanges;
  const more = { what: 'More changes', from: null, to: formatCount(left) };
  return {
    action: 'settings.changed',
    at: at.toISOString(),
    actorId: session.userId,
    portalId: null,
    subject: action === 'settings.changed' ? 'Global settings' : 'Makes and models',
    address: call.ip,
    changes: [...changes.slice(0, maxShownChanges), ...(left > 0 ? [more] : [])],
  };
}
