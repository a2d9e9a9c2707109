import { t } from '@overland/i18n';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../overlays/confirm-dialog';

interface DiscardQuestion {
  title: string;
  onClose: () => void;
  /** What is typed is there again when the dialog is opened. */
  isKept?: boolean;
}

/** Asks before Escape or a click beside a dialog throws away what was typed into its form; its Cancel does not ask. */
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
    watch: <WatchTyped onChange={note} />,
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

/** Not `isDirty`, which is also true where a field has no default. */
function WatchTyped({ onChange }: { onChange: (isTyped: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useLayoutEffect(() => onChange(isTyped), [isTyped, onChange]);
  return null;
}
