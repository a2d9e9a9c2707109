import { type OrderMove, OrderMoveForm } from '@overland/contracts';
import { FormDialog } from '@overland/ui/form-dialog';
import { CheckboxField, TextField, useWatch } from '@overland/ui/forms';
import { type ReactNode, useState } from 'react';
import type { AskedMove } from './move-names';
import { WhoIsTold } from './who-is-told';

const timeLabels: Record<AskedMove, string | null> = {
  accepted: null,
  picked_up: 'Picked up at',
  delivered: 'Delivered at',
};

export type MoveAnswer = Required<Pick<OrderMove, 'at' | 'tells'>>;

interface MoveDialogProps {
  title: string;
  to: AskedMove;
  /** Given when one order is moved: then the dialog names who is emailed. */
  orderId?: string;
  /** Given when several orders are moved: who is emailed. */
  told?: ReactNode;
  onMove: (answer: MoveAnswer) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Before a move that people are emailed about. */
export function MoveDialog({ title, to, orderId, told, onMove, onClose }: MoveDialogProps) {
  const [now] = useState(() => localMinute(new Date()));
  const timeLabel = timeLabels[to];
  return (
    <FormDialog
      title={title}
      schema={OrderMoveForm}
      defaultValues={{ at: timeLabel === null ? '' : now, tells: true }}
      onSubmit={({ at, tells }) => onMove({ at: at === now ? null : instantOf(at), tells })}
      onClose={onClose}
      cancelLabel="Back"
      submitLabel={title}
      busyLabel="Saving..."
    >
      {timeLabel !== null && <TextField name="at" type="datetime-local" label={timeLabel} />}
      <CheckboxField name="tells" label="Email people about it" />
      <WhenTold>{told ?? (orderId !== undefined && <WhoIsTold orderId={orderId} milestone={to} />)}</WhenTold>
    </FormDialog>
  );
}

function WhenTold({ children }: { children: ReactNode }) {
  const tells: unknown = useWatch({ name: 'tells' });
  return tells === true && children;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** An instant as the browser's field for day and time takes it, where the reader is: `2026-11-25T14:30`. */
function localMinute(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of such a text; null for an empty one. */
const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
