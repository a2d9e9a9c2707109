import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useLoadedLater } from '../query/use-loaded-later';
import type { ConfirmQuestion } from './confirm-dialog';

type Ask = (question: ConfirmQuestion) => Promise<boolean>;
const ConfirmContext = createContext<Ask | null>(null);
const loadDialog = () => import('./confirm-dialog');

/** Holds the one dialog of `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const parts = useLoadedLater(loadDialog, question);
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
  const keep = async () => {
    const done = resolve.current;
    setOpen(false);
    done?.((await question?.keeps?.run?.()) ?? false);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && parts && (
        <parts.ConfirmDialog
          {...question}
          open={isOpen}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
          onKeep={() => void keep()}
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
