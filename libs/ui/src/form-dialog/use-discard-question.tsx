import { t } from '@overland/i18n';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { useLeavePrompt } from '../overlays/use-leave-prompt';

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
  useLeavePrompt({
    when: isTyped && !isKept && !isSubmitting && !isSubmitSuccessful,
    title,
    text: t('You have not sent what you entered. Are you sure you want to leave the page?'),
  });
  useLayoutEffect(() => onChange(isTyped), [isTyped, onChange]);
  return null;
}
