import { type Order, orderTextNames, orderTexts, type ServiceLevel } from '@overland/contracts';
import { type Language, ownName } from '@overland/i18n';
import { formatDay, levelLabel } from '@overland/ui';
import type { EditedField, Versions } from '@overland/ui/editing';
import type { EditValues } from './edit-values';

/** The fields whose labels are not simply their names. */
export const editedFields = ({ base }: Versions<EditValues>): EditedField<Order>[] => [
  ...orderTextNames.map((name) => ({ name, label: orderTexts[name].label })),
  { name: 'pickupStartDate', label: 'Pickup start date', words: formatDay },
  { name: 'serviceLevel', label: 'Service level', words: (level: ServiceLevel) => levelLabel(level) },
  {
    name: 'language',
    label: 'Language of the emails',
    words: (language: Language) => ownName(language),
  },
  // One field, as agents are added and removed as a list.
  {
    name: 'agents',
    label: 'Agents',
    words: (agents: EditValues['agents']) => agents.map(({ email }) => email).join(', ') || 'nobody',
  },
  ...base.vehicles.flatMap((_, at) => [
    { name: `vehicles.${at}.vin`, label: `VIN of vehicle ${at + 1}` },
    { name: `vehicles.${at}.year`, label: `Year of vehicle ${at + 1}` },
  ]),
];
