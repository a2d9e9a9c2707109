import type { PortalForm } from '@overland/contracts';
import { useWatch } from '@overland/ui/forms';
import { useStored } from '../editing/stored-values';
import { UnsavedBar } from '../editing/unsaved-bar';
import { changedFields } from './portal-fields';

interface PortalChangesBarProps {
  title: string;
  saveLabel: string;
  hasMore?: boolean;
  onDiscard: () => void;
}

export function PortalChangesBar(props: PortalChangesBarProps) {
  const stored = useStored<PortalForm>();
  const values = useWatch<PortalForm>() as PortalForm;
  return <UnsavedBar {...props} changed={changedFields(stored, values).map(({ label }) => label)} />;
}
