import { useLayoutEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Reports whether anything in the form was changed, for the page around the form. */
export function WatchChanges({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { isDirty } = useFormState();
  // Within the event that changed it, so that a click that follows at once is asked about.
  useLayoutEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
