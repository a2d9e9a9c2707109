import type { GlobalSettings } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { SettingsEntity } from './settings.entity.js';

export type SettingsDocument = Pick<GlobalSettings, 'serviceLevels' | 'holidays' | 'defaultSheet'>;
export type StoredSettings = SettingsDocument & { version: number };

const onlyRow = { id: 1 };

export async function readSettings(manager: EntityManager): Promise<StoredSettings> {
  return toSettings(await manager.getRepository(SettingsEntity).findOneByOrFail(onlyRow));
}

/** As `readSettings`, locked until the transaction ends. Changes of makes take this lock too. */
export async function lockSettings(manager: EntityManager): Promise<StoredSettings> {
  const lock = { mode: 'pessimistic_write' } as const;
  return toSettings(await manager.getRepository(SettingsEntity).findOneOrFail({ where: onlyRow, lock }));
}

/** The settings must be locked. */
export async function writeSettings(manager: EntityManager, settings: StoredSettings): Promise<void> {
  await manager.getRepository(SettingsEntity).update(onlyRow, settings);
}

function toSettings({ version, serviceLevels, holidays, defaultSheet }: SettingsEntity): StoredSettings {
  return { version, serviceLevels, holidays, defaultSheet };
}
