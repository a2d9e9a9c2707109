import styled from '@emotion/styled';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

const Box = styled('dialog')({
  width: 'min(520px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(0 0 0 / .5)' },
  '&:focus': { outline: 'none' },
});
const Title = styled('h2')({ fontSize: 20, fontWeight: 800, lineHeight: 1.2, padding: '22px 24px 8px' });
const Content = styled('div')({ padding: '0 24px 16px', lineHeight: 1.5 });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '8px 24px 22px',
});

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that acts last. */
  actions?: ReactNode;
}

/**
 * A question or a small form above the page, in the browser's own dialog: it keeps the focus inside and gives it back;
 * Escape and a click beside it close it.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const isShown = useShown(open, box);
  return (
    <Box
      ref={box}
      aria-labelledby={id}
      onCancel={(event) => {
        // Whether it closes is the page's to say.
        event.preventDefault();
        onClose();
      }}
      // Some browsers close it on a second Escape without asking.
      onClose={() => open && !box.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isShown && (
        <div>
          <Title id={id}>{title}</Title>
          <Content>{children}</Content>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </div>
      )}
    </Box>
  );
}

/** What is inside is drawn once the dialog is open: only then can any of it take the focus. */
function useShown(open: boolean, box: { current: HTMLDialogElement | null }): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    dialog.showModal();
    setShown(true);
    return () => {
      dialog.close();
      setShown(false);
    };
  }, [open, box]);
  return isShown;
}
