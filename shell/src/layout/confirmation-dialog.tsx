import { confirmationMinutes, PasswordConfirmation } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FormDialog } from '@overland/ui/form-dialog';
import { PasswordField } from '@overland/ui/forms';
import { useApiMutation, useConfirmation } from '@overland/web';

/** Asks for the password again; then the waiting calls go on. Closing it makes them fail. */
export function ConfirmationDialog() {
  const settle = useConfirmation((state) => state.settle);
  const confirm = useApiMutation(calls.account.confirm, 'There was an error checking your password');
  return (
    <FormDialog
      title="Is it still you?"
      width={440}
      schema={PasswordConfirmation}
      defaultValues={{ password: '' }}
      onSubmit={async (body) => {
        await confirm.mutateAsync({ body });
        settle(true);
      }}
      onClose={() => settle(false)}
      submitLabel="Confirm"
      busyLabel="Checking..."
    >
      <p>
        Please enter your password to go on. We do not ask again for the next {confirmationMinutes} minutes.
      </p>
      <PasswordField name="password" label="Your password" autoFocus />
    </FormDialog>
  );
}
