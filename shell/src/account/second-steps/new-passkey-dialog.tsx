import { messages, type NewPasskey, PasskeyName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Stack } from '@overland/ui';
import { Form, SubmitButton, TextField } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { ApiError, api, useApiMutation, useNotices } from '@overland/web';
import { startRegistration } from '@simplewebauthn/browser';
import { DialogButtons } from './dialog-buttons';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

interface NewPasskeyDialogProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Asks for a name; then the browser makes the passkey. */
export function NewPasskeyDialog({ onClose, onDone }: NewPasskeyDialogProps) {
  const notify = useNotices((state) => state.notify);
  const add = useApiMutation(calls.secondStep.addPasskey, {
    refreshes: [calls.secondStep.own],
    whenUnreachable: 'There was an error adding this passkey',
  });
  return (
    <Dialog open onClose={onClose} title="Add a passkey">
      <Form
        label="Passkey"
        schema={PasskeyName}
        defaultValues={{ name: '' }}
        onSubmit={async ({ name }) => {
          const { recoveryCodes } = await add.mutateAsync({ body: { name, passkey: await makePasskey() } });
          notify('success', 'The passkey was added.');
          onDone(recoveryCodes);
        }}
      >
        <Stack>
          <p>Your device or security key keeps it. Your browser asks you in a moment.</p>
          <TextField name="name" label="Name" hint="Such as “MacBook, Touch ID”." autoFocus maxLength={80} />
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyLabel="Waiting for your device...">Add Passkey</SubmitButton>
          </DialogButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** @throws ApiError that says what to do where the browser made none. */
async function makePasskey(): Promise<NewPasskey['passkey']> {
  const { options } = await api(calls.secondStep.passkeyOptions, {});
  try {
    const made = await startRegistration({ optionsJSON: options as unknown as Options });
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    return { id: made.id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    const message = isThere ? messages.passkeyThere : messages.passkeyNotMade;
    throw new ApiError({ code: 'invalid', status: 0, message });
  }
}
