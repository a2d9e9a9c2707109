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
  /** Opened by a key, which may be one of a text: the focus is on Cancel. */
  startsAtCancel?: boolean;
  /** Typed work would be lost: the filled button, which has the focus, keeps it. */
  keeps?: KeepAnswer;
}

export interface KeepAnswer {
  /** The verb: "Stay", "Save Quote". */
  label: string;
  /** Does something before the answer, which it gives; without it the answer is no. */
  run?: () => Promise<boolean>;
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onKeep: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onCancel, title, text, keeps } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={keeps ? <KeepingAnswers {...props} keeps={keeps} /> : <Answers {...props} />}
    >
      {text}
    </Dialog>
  );
}

function Answers({
  confirmLabel,
  cancelLabel = t('Cancel'),
  isDestructive = false,
  startsAtCancel = isDestructive,
  ...on
}: ConfirmDialogProps) {
  return (
    <>
      <Button variant="plain" onClick={on.onCancel} autoFocus={startsAtCancel}>
        {cancelLabel}
      </Button>
      <Button variant={isDestructive ? 'danger' : 'go'} onClick={on.onConfirm} autoFocus={!startsAtCancel}>
        {confirmLabel}
      </Button>
    </>
  );
}

function KeepingAnswers({
  keeps,
  confirmLabel,
  cancelLabel,
  ...on
}: ConfirmDialogProps & { keeps: KeepAnswer }) {
  return (
    <>
      {cancelLabel !== undefined && (
        <Button variant="plain" onClick={on.onCancel}>
          {cancelLabel}
        </Button>
      )}
      <Button variant="plain" onClick={on.onConfirm}>
        {confirmLabel}
      </Button>
      <Button variant="go" onClick={on.onKeep} autoFocus>
        {keeps.label}
      </Button>
    </>
  );
}
