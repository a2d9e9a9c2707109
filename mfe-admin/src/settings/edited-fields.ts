import { type GlobalSettings, type Holiday, type SettingsForm, serviceLevels } from '@overland/contracts';
import { formatDay, formatPercent, levelLabel } from '@overland/ui';
import type { EditedField } from '@overland/ui/editing';
import { sheetAmounts } from '../editing/sheet-amounts';

export const documentOf = ({ serviceLevels, holidays, defaultSheet }: SettingsForm): SettingsForm => ({
  serviceLevels,
  holidays,
  defaultSheet,
});

const levelFields = serviceLevels.flatMap((level, at) => [
  { name: `serviceLevels.${at}.name`, label: `Name of ${levelLabel(level)}` },
  {
    name: `serviceLevels.${at}.adjustmentPercent`,
    label: `Price change of ${levelLabel(level)}`,
    words: formatPercent,
  },
]);

export const editedFields: readonly EditedField<GlobalSettings>[] = [
  ...levelFields,
  ...sheetAmounts('defaultSheet'),
  {
    name: 'holidays',
    label: 'Holidays',
    keyOf: ({ date }: Holiday) => formatDay(date),
    words: ({ name }: Holiday) => name,
  },
];
