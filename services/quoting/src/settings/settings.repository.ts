import type { GlobalSettings } from '@overland/contracts';
import type { EntityManager } from 'typeorm';

/** What a super admin may change, without version and warnings. */
export type SettingsDocument = Pick<GlobalSettings, 'serviceLevels' | 'holidays' | 'defaultSheet'>;
export type StoredSettings = SettingsDocument & { version: number };

interface SettingsRow {
  version: number;
  service_levels: SettingsDocument['serviceLevels'];
  holidays: SettingsDocument['holidays'];
  default_sheet: SettingsDocument['defaultSheet'];
}

/** The one row of settings as it stands. */
export async function readSettings(manager: EntityManager): Promise<StoredSettings> {
  return toSettings(await manager.query<SettingsRow[]>('select * from settings'));
}

/** The same, kept from being changed by anyone else until the transaction ends; makes are changed under it too. */
export async function lockSettings(manager: EntityManager): Promise<StoredSettings> {
  return toSettings(await manager.query<SettingsRow[]>('select * from settings for update'));
}

/** @returns the new version. */
export async function writeSettings(manager: EntityManager, document: SettingsDocument): Promise<number> {
  const [rows] = await manager.query<[{ version: number }[], number]>(
    `update settings set version = version + 1, service_levels = $1, holidays = $2, default_sheet = $3
     returning version`,
    [document.serviceLevels, document.holidays, document.defaultSheet].map((part) => JSON.stringify(part)),
  );
  const [row] = rows;
  if (!row) throw new Error('The settings row is missing: run the migrations.');
  return row.version;
}

function toSettings([row]: SettingsRow[]): StoredSettings {
  if (!row) throw new Error('The settings row is missing: run the migrations.');
  return {
    version: row.version,
    serviceLevels: row.service_levels,
    holidays: row.holidays,
    defaultSheet: row.default_sheet,
  };
}
