import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Reports whether anything in the form was changed, for the page around the form. */
export function WatchChanges({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
