import { t } from '@overland/i18n';
import { useSession } from '@overland/web';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { type LeavePrompt, useLeavePrompt } from '../overlays/use-leave-prompt';

interface DiscardQuestion {
  title: string;
  onClose: () => void;
  /** What is typed is there again when the dialog is opened. */
  isKept?: boolean;
}

/** Asks before Escape, a click beside a dialog or leaving the page throws away what was typed into its form; its Cancel does not ask. */
export function useDiscardQuestion({ title, onClose, isKept = false }: DiscardQuestion) {
  const isTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const note = useCallback((now: boolean) => {
    isTyped.current = now;
  }, []);
  const stay = () => setAsking(false);
  return {
    close: () => (isTyped.current && !isKept ? setAsking(true) : onClose()),
    /** Stands within the form. */
    watch: <WatchTyped title={title} isKept={isKept} onChange={note} />,
    question: (
      <ConfirmDialog
        open={isAsking}
        title={title}
        text={t('You have not sent what you entered. Are you sure you want to discard it?')}
        confirmLabel={t('Discard')}
        keeps={{ label: t('Keep Editing') }}
        onConfirm={onClose}
        onCancel={stay}
        onKeep={stay}
      />
    ),
  };
}

interface WatchTypedProps extends Required<Pick<DiscardQuestion, 'title' | 'isKept'>> {
  onChange: (isTyped: boolean) => void;
}

/** Not `isDirty`, which is also true where a field has no default. */
function WatchTyped({ title, isKept, onChange }: WatchTypedProps) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useLayoutEffect(() => onChange(isTyped), [isTyped, onChange]);
  // Customers are not asked before they leave a page, and nothing asks around theirs.
  const isSignedIn = useSession(({ token }) => token !== null);
  const isUnsent = isTyped && !isKept && !isSubmitting && !isSubmitSuccessful;
  return isSignedIn && <LeaveQuestion when={isUnsent} title={title} />;
}

function LeaveQuestion(prompt: Pick<LeavePrompt, 'when' | 'title'>) {
  useLeavePrompt({
    ...prompt,
    text: 'You have not sent what you entered. Are you sure you want to leave the page?',
  });
  return null;
}
