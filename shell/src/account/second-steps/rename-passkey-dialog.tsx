import { type Passkey, PasskeyName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Stack } from '@overland/ui';
import { Form, SubmitButton, TextField } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';
import { DialogButtons } from './dialog-buttons';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const notify = useNotices((state) => state.notify);
  const rename = useApiMutation(calls.secondStep.renamePasskey, {
    refreshes: [calls.secondStep.own],
    whenUnreachable: 'There was an error renaming this passkey',
  });
  return (
    <Dialog open onClose={onClose} title="Rename passkey">
      <Form
        label="Passkey"
        schema={PasskeyName}
        defaultValues={{ name: passkey.name }}
        onSubmit={async (body) => {
          const { message } = await rename.mutateAsync({ params: { passkeyId: passkey._id }, body });
          notify('success', message);
          onClose();
        }}
      >
        <Stack>
          <TextField name="name" label="Name" autoFocus maxLength={80} />
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyLabel="Saving…">Save Name</SubmitButton>
          </DialogButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
