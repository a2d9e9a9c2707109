import { type OrderMove, OrderMoveForm } from '@overland/contracts';
import { Button, Note, Stack, styled } from '@overland/ui';
import { CheckboxField, Form, SubmitButton, TextField, useWatch } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import { instantOf, localMinute } from './local-minute';
import type { AskedMove } from './move-names';
import { type ToldMilestone, WhoIsTold } from './who-is-told';

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 12 });

const timeLabels: Record<AskedMove, string | null> = {
  accepted: null,
  picked_up: 'Picked up at',
  delivered: 'Delivered at',
};

export type MoveAnswer = Required<Pick<OrderMove, 'at' | 'tells'>>;

interface MoveDialogProps {
  /** "Mark Picked Up". */
  title: string;
  to: AskedMove;
  /** The only order that is moved; of several nobody is named. */
  orderId?: string;
  onMove: (answer: MoveAnswer) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Asks when it really was and whether people are emailed, before a move that they hear of. */
export function MoveDialog({ title, to, orderId, onMove, onClose }: MoveDialogProps) {
  const [now] = useState(() => localMinute(new Date()));
  const timeLabel = timeLabels[to];
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        label={title}
        schema={OrderMoveForm}
        defaultValues={{ at: timeLabel === null ? '' : now, tells: true }}
        onSubmit={({ at, tells }) => onMove({ at: at === now ? null : instantOf(at), tells })}
      >
        <Stack>
          {timeLabel !== null && <TextField name="at" type="datetime-local" label={timeLabel} />}
          <CheckboxField name="tells" label="Email people about it" />
          <Told to={to} orderId={orderId} />
          <Buttons>
            <Button onClick={onClose}>Back</Button>
            <SubmitButton busyLabel="Saving...">{title}</SubmitButton>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
}

function Told({ to, orderId }: { to: ToldMilestone; orderId?: string | undefined }) {
  const tells: unknown = useWatch({ name: 'tells' });
  if (tells !== true) return null;
  if (orderId !== undefined) return <WhoIsTold orderId={orderId} milestone={to} />;
  return <Note>Their customers, and the contacts of each order, are emailed a minute from now.</Note>;
}
