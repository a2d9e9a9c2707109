import { type OrderMove, OrderMoveForm } from '@overland/contracts';
import { Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { CheckboxField, TextField, useWatch } from '@overland/ui/forms';
import { useState } from 'react';
import type { AskedMove } from './move-names';
import { type ToldMilestone, WhoIsTold } from './who-is-told';

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
  onMove: (answer: MoveAnswer) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Before a move that people are emailed about. */
export function MoveDialog({ title, to, orderId, onMove, onClose }: MoveDialogProps) {
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
      <Told to={to} orderId={orderId} />
    </FormDialog>
  );
}

function Told({ to, orderId }: { to: ToldMilestone; orderId?: string | undefined }) {
  const tells: unknown = useWatch({ name: 'tells' });
  if (tells !== true) return null;
  if (orderId !== undefined) return <WhoIsTold orderId={orderId} milestone={to} />;
  return <Note>Their customers, and the contacts of each order, are emailed a minute from now.</Note>;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** An instant as the browser's field for day and time takes it, where the reader is: `2026-11-25T14:30`. */
function localMinute(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant of such a text; null for an empty one. */
const instantOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
