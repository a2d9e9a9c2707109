import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type GlobalSettings,
  type InputOf,
  type SettingsChange,
  settings as settingsCalls,
} from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { AppError, type By, Clock, Database, idempotently, keyedCall } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PricingSnapshot } from './pricing-snapshot.js';
import { type SettingsDocument, SettingsRepository, type StoredSettings } from './settings.repository.js';
import { toHistoryRow } from './settings-changes.js';
import { settingsWarnings } from './settings-warnings.js';

const changedMeanwhile =
  'Someone else changed the settings in the meantime. Your entries are kept: load the newer version and check them.';

/** The document of service levels, holidays and the default sheet. Existing quotes keep what they were priced with. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly repository: SettingsRepository,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  /** For the super admin, read from the database, so that a saved change is there at once. */
  async get(): Promise<GlobalSettings> {
    return this.view(await this.database.inSystem((manager) => this.repository.read(manager)));
  }

  async warn(form: SettingsDocument): Promise<Pick<GlobalSettings, 'warnings'>> {
    return { warnings: await this.warningsOf(tidy(form)) };
  }

  async history(query: InputOf<typeof settingsCalls.history>['query']) {
    const page = await this.database.inSystem((manager) => this.repository.listChanges(manager, query));
    return { ...page, rows: page.rows.map(toHistoryRow) };
  }

  /** @throws AppError conflict if another version than the edited one is in force. */
  async change(request: SettingsChange, by: By): Promise<GlobalSettings> {
    const { version, role: _role, ...form } = request;
    const wanted = tidy(form);
    const key = keyedCall(`PUT ${settingsCalls.update.path}`, by, { version, ...wanted });
    const stored = await this.database.inSystem((manager) =>
      idempotently(manager, key, () => this.write(manager, { version, ...wanted }, by)),
    );
    this.snapshot.forget();
    return this.view(stored);
  }

  private async write(
    manager: EntityManager,
    { version, ...wanted }: StoredSettings,
    by: By,
  ): Promise<StoredSettings> {
    const { version: inForce, ...before } = await this.repository.lock(manager);
    const difference = differenceOf(before, wanted);
    // After a double click: saving the same values again is neither a change nor an error, whatever the version.
    if (Object.keys(difference.after).length === 0) return { version: inForce, ...before };
    if (version !== inForce)
      throw new AppError('conflict', changedMeanwhile, { details: { version: inForce } });
    const next = { version: inForce + 1, ...wanted };
    await this.repository.write(manager, next);
    const at = this.clock.now();
    await this.repository.addChange(manager, { action: 'settings.changed', at, by, ...difference });
    return next;
  }

  private async view(stored: StoredSettings): Promise<GlobalSettings> {
    return { ...stored, warnings: await this.warningsOf(stored) };
  }

  private async warningsOf(settings: SettingsDocument): Promise<GlobalSettings['warnings']> {
    const { portals } = await this.snapshot.get();
    const today = todayIn(providerTimeZone, this.clock.now());
    return settingsWarnings({ settings, portals: portals.values(), today });
  }
}

/** The parts of two documents that differ, from each side. */
function differenceOf(before: SettingsDocument, after: SettingsDocument) {
  const keys = Object.keys(after) as (keyof SettingsDocument)[];
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (from: SettingsDocument) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}

/** Levels and days sorted, without duplicate days. */
function tidy({ serviceLevels, holidays, defaultSheet }: SettingsDocument): SettingsDocument {
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return {
    serviceLevels: [...serviceLevels].sort((a, b) => a.value - b.value),
    holidays: [...names].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1)),
    defaultSheet,
  };
}
