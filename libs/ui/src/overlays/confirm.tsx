import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

export interface ConfirmQuestion {
  /** Names the thing: "Quote #10234". */
  title: string;
  /** "Are you sure you want to remove this quote?" */
  text: ReactNode;
  /** The verb: "Remove Quote". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Cannot be undone: the button is red, and the focus is on the other one. */
  isDestructive?: boolean;
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a thing is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onConfirm,
    onCancel,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    isDestructive,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="plain" onClick={onCancel} autoFocus={isDestructive}>
            {cancelLabel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'go'} onClick={onConfirm} autoFocus={!isDestructive}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>;
const ConfirmContext = createContext<Ask | null>(null);

/** Holds the one dialog of `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const resolve = useRef<(answer: boolean) => void>(undefined);
  const ask = useCallback<Ask>((next) => {
    resolve.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise((done) => {
      resolve.current = done;
    });
  }, []);
  const answer = (isYes: boolean) => {
    setOpen(false);
    resolve.current?.(isYes);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {/* The question stays while the dialog fades. */}
      {question && (
        <ConfirmDialog
          {...question}
          open={isOpen}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmContext>
  );
}

/** `if (await confirm({ title, text, confirmLabel })) …` Closing the dialog is a no. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (ask === null) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return ask;
}
