import type { SettingsForm } from '@overland/contracts';
import { sameValue } from '@overland/ui/editing';

/** The parts of the page; `key` is the part of the document that each of them edits. */
export const sections = [
  { id: 'levels', label: 'Service levels', key: 'serviceLevels' },
  { id: 'holidays', label: 'Holidays', key: 'holidays' },
  { id: 'sheet', label: 'Rate sheet', key: 'defaultSheet' },
  { id: 'makes', label: 'Makes & models', key: null },
  { id: 'history', label: 'History', key: null },
] as const satisfies readonly { id: string; label: string; key: keyof SettingsForm | null }[];

export type Section = (typeof sections)[number];
export type SectionId = Section['id'];

/** The part that `?section=` names; the first for anything else. */
export function sectionNamed(name: string | null): SectionId {
  return sections.find(({ id }) => id === name)?.id ?? 'levels';
}

/** A list of its own, not part of the document. */
export const isList = (id: SectionId): boolean => sections.some((one) => one.id === id && one.key === null);

export const addressOf = (id: SectionId): string => `/settings?section=${id}`;

export function changedSections(stored: SettingsForm, values: Partial<SettingsForm>): Section[] {
  return sections.filter(({ key }) => key !== null && !sameValue(stored[key], values[key]));
}
