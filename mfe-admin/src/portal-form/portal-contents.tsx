import type { PortalForm } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { useStored } from '../editing/stored-values';
import { changedFields, type SectionId, sections } from './portal-fields';
import { SectionContents } from './section-contents';

const ofExisting: readonly SectionId[] = ['regions', 'history'];

export function PortalContents() {
  const stored = useStored<PortalForm | null>();
  const values = useWatch<PortalForm>() as PortalForm;
  const changed = stored === null ? [] : changedFields(stored, values);
  const isShown = (id: SectionId) =>
    id === 'display' ? !values.isPremium : stored !== null || !ofExisting.includes(id);
  return (
    <SectionContents
      label="Sections"
      entries={sections
        .filter(({ id }) => isShown(id))
        .map((entry) => ({
          ...entry,
          changed: changed.filter(({ section }) => section === entry.id).length,
        }))}
    />
  );
}
