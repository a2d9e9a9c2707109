import { type Passkey, PasskeyName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextField } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const notify = useNotices((state) => state.notify);
  const rename = useApiMutation(calls.secondStep.renamePasskey, {
    refreshes: [calls.secondStep.own],
    whenUnreachable: 'There was an error renaming this passkey',
  });
  return (
    <FormDialog
      title="Rename passkey"
      label="Passkey"
      schema={PasskeyName}
      defaultValues={{ name: passkey.name }}
      onSubmit={async (body) => {
        const { message } = await rename.mutateAsync({ params: { passkeyId: passkey._id }, body });
        notify('success', message);
        onClose();
      }}
      onClose={onClose}
      submitLabel="Save Name"
      busyLabel="Saving…"
    >
      <TextField name="name" label="Name" autoFocus maxLength={80} />
    </FormDialog>
  );
}
