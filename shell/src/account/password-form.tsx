import { calls } from '@overland/contracts/calls';
import { Section } from '@overland/ui';
import { Form, PasswordField, SubmitButton } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { ChangedPassword, passwordHint } from '../sign-in/new-password';

const blank = { currentPassword: '', password: '', confirmation: '' };

/** A new password, by somebody who knows the current one. All other sessions end. */
export function PasswordForm() {
  const notify = useNotices((state) => state.notify);
  const change = useApiMutation(calls.account.changePassword, {
    refreshes: [calls.account.sessions],
    whenUnreachable: 'There was an error resetting this password',
  });
  return (
    <Section title="Password">
      <Form
        label="Password"
        schema={ChangedPassword}
        defaultValues={blank}
        onSubmit={async ({ currentPassword, password }, form) => {
          const { message } = await change.mutateAsync({ body: { currentPassword, password } });
          form.reset(blank);
          notify('success', message);
        }}
      >
        <PasswordField name="currentPassword" label="Current password" />
        <PasswordField name="password" label="New password" autoComplete="new-password" hint={passwordHint} />
        <PasswordField name="confirmation" label="Confirm new password" autoComplete="new-password" />
        <SubmitButton variant="plain" wide busyLabel="Saving…">
          Change Password
        </SubmitButton>
      </Form>
    </Section>
  );
}
