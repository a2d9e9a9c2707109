import { styled } from '@overland/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

const Box = styled('dialog')({
  width: 'min(420px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: '22px 24px',
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 16px 48px rgb(0 0 0 / .25)',
  '&::backdrop': { background: 'rgb(0 0 0 / .45)' },
  '& h2': { fontSize: 20, fontWeight: 800, lineHeight: 1.2, marginBottom: 16 },
});

interface ModalProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog: keeps the focus inside, closes with Escape and beside it, gives the focus back. */
export function Modal({ title, isOpen, onClose, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <Box
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {isOpen && children}
    </Box>
  );
}
