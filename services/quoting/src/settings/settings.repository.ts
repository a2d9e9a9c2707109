import { Injectable } from '@nestjs/common';
import type { GlobalSettings, ListedModel } from '@overland/contracts';
import { addToOutbox, newestFirst, type PageOfTrail } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { ListChanges } from './make-list.js';
import { ModelEntity } from './model.entity.js';
import { SettingsEntity } from './settings.entity.js';
import { SettingsChangeEntity } from './settings-change.entity.js';
import { auditNoteOf, type SettingsChangeEntry } from './settings-changes.js';

export type SettingsDocument = Pick<GlobalSettings, 'serviceLevels' | 'holidays' | 'defaultSheet'>;
export type StoredSettings = SettingsDocument & { version: number };

const onlyRow = { id: 1 };

/** The settings, the list of makes and models, and the trail of both, which belong to no portal. */
@Injectable()
export class SettingsRepository {
  async read(manager: EntityManager): Promise<StoredSettings> {
    return toSettings(await manager.findOneByOrFail(SettingsEntity, onlyRow));
  }

  /** As `read`, locked until the transaction ends. Changes of makes take this lock too. */
  async lock(manager: EntityManager): Promise<StoredSettings> {
    const lock = { mode: 'pessimistic_write' } as const;
    return toSettings(await manager.findOneOrFail(SettingsEntity, { where: onlyRow, lock }));
  }

  /** The settings must be locked. */
  async write(manager: EntityManager, settings: StoredSettings): Promise<void> {
    await manager.update(SettingsEntity, onlyRow, settings);
  }

  /** In no order, without the "Other" entries. */
  listModels(manager: EntityManager): Promise<ListedModel[]> {
    return manager.find(ModelEntity);
  }

  /** Uses a few statements whatever the number of models. The settings must be locked. @returns how many models there are. */
  async writeModels(manager: EntityManager, { added, changed, removed }: ListChanges): Promise<number> {
    if (removed.length > 0) {
      const names = namesOf(removed);
      await manager.createQueryBuilder().delete().from(ModelEntity).where(isOneOf, names).execute();
    }
    const models = changed.map(({ to }) => to);
    if (models.length > 0) await manager.upsert(ModelEntity, models, ['make', 'model']);
    if (added.length > 0) await manager.insert(ModelEntity, added);
    return manager.count(ModelEntity);
  }

  /** One line of the append-only trail, in the transaction of the change itself. */
  async addChange(manager: EntityManager, entry: SettingsChangeEntry): Promise<void> {
    const { action, at, by, before, after } = entry;
    const { ip: address, requestId } = by.info;
    const { userId } = by.session;
    await manager.insert(SettingsChangeEntity, { action, at, userId, address, requestId, before, after });
    await addToOutbox(manager, 'settings.audited', auditNoteOf(entry), { requestId });
  }

  listChanges(manager: EntityManager, page: PageOfTrail) {
    return newestFirst(manager, SettingsChangeEntity, { limit: 50, ...page });
  }
}

const isOneOf = '(make, model) in (select * from unnest(:makes::text[], :models::text[]))';

function namesOf(models: readonly ListedModel[]): { makes: string[]; models: string[] } {
  return { makes: models.map(({ make }) => make), models: models.map(({ model }) => model) };
}

function toSettings({ version, serviceLevels, holidays, defaultSheet }: SettingsEntity): StoredSettings {
  return { version, serviceLevels, holidays, defaultSheet };
}
