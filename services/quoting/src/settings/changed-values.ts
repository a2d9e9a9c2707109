import {
  type ChangedValue,
  type Holiday,
  type ListedModel,
  type ServiceLevelSetting,
  type SettingsAction,
} from '@overland/contracts';
import { differing, formatPercent, sheetChanges } from '@overland/contracts/format';
import type { SettingsDocument } from './settings.repository.js';

/** A row of the audit trail as it was written; which values it has depends on the action (`settings-changes.ts`). */
interface StoredChange {
  action: SettingsAction;
  before: unknown;
  after: unknown;
}

interface ImportedModels {
  added?: ListedModel[];
  changed?: ListedModel[];
  removed?: ListedModel[];
}

export function changedValues({ action, before, after }: StoredChange): ChangedValue[] {
  switch (action) {
    case 'settings.changed':
      return settingsValues(
        (before ?? {}) as Partial<SettingsDocument>,
        (after ?? {}) as Partial<SettingsDocument>,
      );
    case 'model.added':
    case 'model.changed':
    case 'model.removed':
      return modelValues(listOf(before), listOf(after));
    case 'makes.imported': {
      const [old, now] = [(before ?? {}) as ImportedModels, (after ?? {}) as ImportedModels];
      return [
        ...modelValues(old.removed ?? [], []),
        ...modelValues(old.changed ?? [], now.changed ?? []),
        ...modelValues([], now.added ?? []),
      ];
    }
  }
}

function settingsValues(before: Partial<SettingsDocument>, after: Partial<SettingsDocument>): ChangedValue[] {
  return [
    ...levelValues(before.serviceLevels ?? [], after.serviceLevels ?? []),
    ...holidayValues(before.holidays ?? [], after.holidays ?? []),
    ...(before.defaultSheet && after.defaultSheet
      ? sheetChanges(before.defaultSheet, after.defaultSheet)
      : []),
  ];
}

function levelValues(before: ServiceLevelSetting[], after: ServiceLevelSetting[]): ChangedValue[] {
  return after.flatMap((now) => {
    const old = before.find(({ value }) => value === now.value);
    const level = `Pickup within ${now.value} business ${now.value === 1 ? 'day' : 'days'}`;
    return [
      ...differing(`${level}: name`, old?.name, now.name, (name) => `“${name}”`),
      ...differing(`${level}: price change`, old?.adjustmentPercent, now.adjustmentPercent, formatPercent),
    ];
  });
}

function holidayValues(before: Holiday[], after: Holiday[]): ChangedValue[] {
  const [old, now] = [before, after].map((list) => new Map(list.map(({ date, name }) => [date, name])));
  const dates = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort();
  return dates.flatMap((date) =>
    differing(`Holiday ${dayText(date)}`, old?.get(date), now?.get(date), String),
  );
}

const listOf = (model: unknown) => (model === null ? [] : [model as ListedModel]);

function modelValues(before: ListedModel[], after: ListedModel[]): ChangedValue[] {
  const name = ({ make, model }: ListedModel) => `${make} ${model}`;
  const [old, now] = [before, after].map((list) => new Map(list.map((one) => [name(one), one.pricingClass])));
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  return names.flatMap((what) => differing(what, old?.get(what), now?.get(what), String));
}

const dayText = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
