import { OrderNote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Note, styled } from '@overland/ui';
import { Form, SubmitButton, TextAreaField, useWatch } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import type { KeyboardEvent } from 'react';

const Box = styled('div')({ marginBottom: 22 });

const emptyNote = { note: '' };

export function NoteBox({ orderId }: { orderId: string }) {
  const add = useApiMutation(calls.orderWork.addNote, {
    whenUnreachable: 'There was an error updating this order',
    refreshes: [calls.orders.activities],
  });
  return (
    <Box onKeyDown={sendWithEnter}>
      <Form
        schema={OrderNote}
        defaultValues={emptyNote}
        label="Add a note"
        onSubmit={async (body, form) => {
          await add.mutateAsync({ params: { orderId }, body });
          // The button goes away with the text.
          form.setFocus('note');
          form.reset(emptyNote);
        }}
      >
        <TextAreaField
          name="note"
          label="Note"
          hidesLabel
          placeholder="Add a note for the team. Customers do not see it."
          rows={2}
          maxLength={2000}
        />
        <AddButton />
      </Form>
    </Box>
  );
}

/** Ctrl or Cmd with Enter adds the note; Enter alone begins a line. */
function sendWithEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

const Add = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

function AddButton() {
  const note = useWatch<typeof emptyNote, 'note'>({ name: 'note' });
  if (note === '') return null;
  return (
    <Add>
      <SubmitButton variant="plain" size="small" busyLabel="Adding…">
        Add Note
      </SubmitButton>
      <Note as="span">Or press Ctrl Enter.</Note>
    </Add>
  );
}
