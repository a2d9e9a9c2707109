import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
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

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onConfirm,
    onCancel,
    title,
    text,
    confirmLabel,
    cancelLabel = t('Cancel'),
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
