import { useFormState } from '@overland/ui/forms';
import { useEffect } from 'react';

/** Tells whether anything in the form differs from what it began with; for what stands around the form. */
export function WatchChanges({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
