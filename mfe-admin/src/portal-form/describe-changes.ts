import type { PortalForm } from '@overland/contracts';
import { valueAt } from '../editing/stored-values';
import { changedFields } from './portal-fields';

/** What differs between two versions: "Company tariff (75 → 80)"; what does not read well is only named. */
export function describeChanges(before: PortalForm, after: PortalForm): string[] {
  return changedFields(before, after).map(({ name, label }) => {
    const [from, to] = [textOf(name, valueAt(before, name)), textOf(name, valueAt(after, name))];
    return from === null || to === null ? label : `${label} (${from} → ${to})`;
  });
}

/** Ids and addresses. */
const unreadable = ['parentPortal', 'region', 'companyLogo'];

function textOf(name: string, value: unknown): string | null {
  if (unreadable.includes(name)) return null;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value || 'empty';
  return null;
}
