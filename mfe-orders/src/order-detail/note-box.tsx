import { OrderNote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { styled } from '@overland/ui';
import { Form, SubmitButton, TextAreaField, useWatch } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';

const Box = styled('div')({ marginBottom: 22 });

const emptyNote = { note: '' };

export function NoteBox({ orderId }: { orderId: string }) {
  const add = useApiMutation(calls.orderWork.addNote, {
    whenUnreachable: 'There was an error updating this order',
    refreshes: [calls.orders.activities],
  });
  return (
    <Box>
      <Form
        schema={OrderNote}
        defaultValues={emptyNote}
        label="Add a note"
        onSubmit={async (body, form) => {
          await add.mutateAsync({ params: { orderId }, body });
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

function AddButton() {
  const note = useWatch<typeof emptyNote, 'note'>({ name: 'note' });
  if (note === '') return null;
  return (
    <div>
      <SubmitButton variant="plain" size="small" busyLabel="Adding…">
        Add Note
      </SubmitButton>
    </div>
  );
}
