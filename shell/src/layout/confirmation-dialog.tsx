import { confirmationMinutes, PasswordConfirmation } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Stack } from '@overland/ui';
import { Form, PasswordField, SubmitButton } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useConfirmation } from '@overland/web';
import { DialogButtons } from '../account/second-steps/dialog-buttons';

/** Asks for the password again; then the calls that wait go on. Closing it lets them fail, and nothing typed is lost. */
export function ConfirmationDialog() {
  const settle = useConfirmation((state) => state.settle);
  const confirm = useApiMutation(calls.account.confirm, {
    whenUnreachable: 'There was an error checking your password',
  });
  const cancel = () => settle(false);
  return (
    <Dialog open onClose={cancel} title="Is it still you?" width={440}>
      <Form
        label="Is it still you?"
        schema={PasswordConfirmation}
        defaultValues={{ password: '' }}
        onSubmit={async (body) => {
          await confirm.mutateAsync({ body });
          settle(true);
        }}
      >
        <Stack>
          <p>
            For this we ask for your password again, unless you gave it in the last {confirmationMinutes}{' '}
            minutes.
          </p>
          <PasswordField name="password" label="Your password" autoFocus />
          <DialogButtons>
            <Button onClick={cancel}>Cancel</Button>
            <SubmitButton busyLabel="Checking...">Confirm</SubmitButton>
          </DialogButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}
