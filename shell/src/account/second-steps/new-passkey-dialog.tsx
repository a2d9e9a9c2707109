import { messages, type NewPasskey, PasskeyName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextField } from '@overland/ui/forms';
import { ApiError, api, useApiMutation, useNotices } from '@overland/web';
import { startRegistration } from '@simplewebauthn/browser';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

interface NewPasskeyDialogProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

export function NewPasskeyDialog({ onClose, onDone }: NewPasskeyDialogProps) {
  const notify = useNotices((state) => state.notify);
  const add = useApiMutation(calls.secondStep.addPasskey, {
    refreshes: [calls.secondStep.own],
    whenUnreachable: 'There was an error adding this passkey',
  });
  return (
    <FormDialog
      title="Add a passkey"
      label="Passkey"
      schema={PasskeyName}
      defaultValues={{ name: '' }}
      onSubmit={async ({ name }) => {
        const { recoveryCodes } = await add.mutateAsync({ body: { name, passkey: await makePasskey() } });
        notify('success', 'The passkey was added.');
        onDone(recoveryCodes);
      }}
      onClose={onClose}
      submitLabel="Add Passkey"
      busyLabel="Waiting for your device..."
    >
      <p>It is kept on your device or security key. Your browser will ask you in a moment.</p>
      <TextField name="name" label="Name" hint="Such as “MacBook, Touch ID”." autoFocus maxLength={80} />
    </FormDialog>
  );
}

/** @throws ApiError that says what to do where the browser made none. */
async function makePasskey(): Promise<NewPasskey['passkey']> {
  const { options } = await api(calls.secondStep.passkeyOptions, {});
  try {
    const made = await startRegistration({ optionsJSON: options as unknown as Options });
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    const isDiscoverable = made.clientExtensionResults.credProps?.rk;
    return { id: made.id, clientDataJSON, attestationObject, transports, isDiscoverable };
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    const message = isThere ? messages.passkeyThere : messages.passkeyNotMade;
    throw new ApiError({ code: 'invalid', status: 0, message });
  }
}
