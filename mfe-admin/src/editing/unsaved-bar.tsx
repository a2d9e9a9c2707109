import { useLeavePrompt } from '@overland/ui';
import { useFormState } from '@overland/ui/forms';
import { SaveBar, unsavedSummary } from './save-bar';

interface UnsavedBarProps {
  /** Names the page in the question: "Settings". */
  title: string;
  /** The changed fields, in words. */
  changed: readonly string[];
  saveLabel: string;
  place?: 'top' | 'bottom';
  onDiscard: () => void;
  /** Something outside of the form would be lost as well. */
  hasMore?: boolean;
}

export function UnsavedBar({ title, changed, hasMore = false, ...bar }: UnsavedBarProps) {
  const { isSubmitting } = useFormState();
  useLeavePrompt({ when: changed.length > 0 || hasMore, title });
  if (changed.length === 0 && !isSubmitting) return null;
  return <SaveBar {...bar} summary={unsavedSummary(changed)} />;
}
