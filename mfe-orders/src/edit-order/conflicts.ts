import type { ServiceLevel } from '@overland/contracts';
import { type Language, languageNames } from '@overland/i18n';
import { formatDay, levelLabel } from '@overland/ui';
import type { EditValues } from './edit-values';

/** A field that somebody else changed while the form was open. */
export interface Conflict {
  /** `vehicles.0.vin`, for the form. */
  name: string;
  label: string;
  theirs: unknown;
  /** Untouched in this form: their value was taken over. */
  isTaken: boolean;
}

/** What the three versions of an order say: as it was opened, as the form has it, and as it is stored now. */
export interface Versions {
  opened: EditValues;
  typed: EditValues;
  stored: EditValues;
}

/** The fields in which the stored order differs from the one that was opened, unless the form says the same. */
export function conflictsOf({ opened, typed, stored }: Versions): Conflict[] {
  const [before, mine, theirs] = [fieldsOf(opened), fieldsOf(typed), fieldsOf(stored)];
  return [...theirs]
    .filter(([name, value]) => !isSame(value, before.get(name)) && !isSame(value, mine.get(name)))
    .map(([name, value]) => ({
      name,
      label: labelOf(name),
      theirs: value,
      isTaken: isSame(mine.get(name), before.get(name)),
    }));
}

const unseen = new Set(['pickupSameAsCustomer', 'deliverySameAsCustomer']);

/** Every field by its name in the form; agents are one field, as they come and go as a list. */
function fieldsOf({ vehicles, ...values }: EditValues): Map<string, unknown> {
  const flat = Object.entries(values).filter(([name]) => !unseen.has(name));
  const numbers = vehicles.flatMap(({ vin, year }, index): [string, unknown][] => [
    [`vehicles.${index}.vin`, vin],
    [`vehicles.${index}.year`, year],
  ]);
  return new Map<string, unknown>([...flat, ...numbers]);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const labels: Record<string, string> = {
  reg: 'Registration',
  pickupStartDate: 'Pickup start date',
  serviceLevel: 'Service level',
  agents: 'Agents',
  language: 'Language of the emails',
};

/** "pickupContactName" is "Pickup contact name"; "vehicles.1.vin" is "VIN of vehicle 2". */
function labelOf(name: string): string {
  const [, index, field] = /^vehicles\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (field !== undefined) return `${field === 'vin' ? 'VIN' : 'Year'} of vehicle ${Number(index) + 1}`;
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value in words. */
export function wordsOf({ name, theirs: value }: Pick<Conflict, 'name' | 'theirs'>): string {
  if (name === 'serviceLevel') return levelLabel(value as ServiceLevel);
  if (name === 'language') return languageNames[value as Language];
  if (name === 'pickupStartDate') return formatDay(String(value));
  if (Array.isArray(value)) {
    const emails = value.map((agent: { email?: unknown }) => String(agent.email ?? ''));
    return emails.join(', ') || 'nobody';
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' || value === null ? 'nothing' : String(value);
}
