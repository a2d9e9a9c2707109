import type { ChangedValue, ListedModel, SettingsAction } from '@overland/contracts';
import { differences, formatPercent, sheetValues } from '@overland/contracts/format';
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
      return settingsValues((before ?? {}) as Settings, (after ?? {}) as Settings);
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

type Settings = Partial<SettingsDocument>;

function settingsValues(before: Settings, after: Settings): ChangedValue[] {
  return [
    ...differences(levelValues(before), levelValues(after)),
    ...holidayValues(before, after),
    ...(before.defaultSheet && after.defaultSheet
      ? differences(sheetValues(before.defaultSheet), sheetValues(after.defaultSheet))
      : []),
  ];
}

function levelValues({ serviceLevels = [] }: Settings): [string, string][] {
  return serviceLevels.flatMap(({ value, name, adjustmentPercent }): [string, string][] => {
    const level = `Pickup within ${value} business ${value === 1 ? 'day' : 'days'}`;
    return [
      [`${level}: name`, `“${name}”`],
      [`${level}: price change`, formatPercent(adjustmentPercent)],
    ];
  });
}

function holidayValues(before: Settings, after: Settings): ChangedValue[] {
  const byDate = ({ holidays = [] }: Settings) => holidays.map(({ date, name }) => [date, name] as const);
  return differences(byDate(before), byDate(after))
    .sort((a, b) => (a.what < b.what ? -1 : 1))
    .map((change) => ({ ...change, what: `Holiday ${dayText(change.what)}` }));
}

const listOf = (model: unknown) => (model === null ? [] : [model as ListedModel]);

const byName = (models: ListedModel[]) =>
  models.map(({ make, model, pricingClass }) => [`${make} ${model}`, pricingClass] as const);
const modelValues = (before: ListedModel[], after: ListedModel[]): ChangedValue[] =>
  differences(byName(before), byName(after));

const dayText = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
