import { type AuditNote, maxShownChanges, type SettingsAction } from '@overland/contracts';
import { formatCount } from '@overland/contracts/format';
import type { By } from '@overland/service-kit';
import { changedValues } from './changed-values.js';
import type { SettingsChangeEntity } from './settings-change.entity.js';

export interface SettingsChangeEntry {
  action: SettingsAction;
  at: Date;
  by: By;
  /** Only what differs; null if there was, or is, nothing. */
  before: object | null;
  after: object | null;
}

/** An import may change thousands of models: names the first ones, and how many more there are. */
export function auditNoteOf({ action, at, by, before, after }: SettingsChangeEntry): AuditNote {
  const changes = changedValues({ action, before, after });
  const left = changes.length - maxShownChanges;
  const more = { what: 'More changes', from: null, to: formatCount(left) };
  return {
    action: 'settings.changed',
    at: at.toISOString(),
    actorId: by.session.userId,
    portalId: null,
    subject: action === 'settings.changed' ? 'Global settings' : 'Makes and models',
    address: by.info.ip,
    changes: [...changes.slice(0, maxShownChanges), ...(left > 0 ? [more] : [])],
  };
}

export function toHistoryRow({ id, at, userId, action, before, after }: SettingsChangeEntity) {
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
