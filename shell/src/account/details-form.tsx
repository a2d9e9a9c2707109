import { AccountForm, type account, type RequestOf, type User, users } from '@overland/contracts';
import { Section, useLeavePrompt } from '@overland/ui';
import { Form, PasswordField, PersonFields, SubmitButton, useFormState, useWatch } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { calls } from '../app/calls';

type Values = RequestOf<typeof account.update>['body'];

const valuesOf = ({ email, firstName, lastName, phone, mobilePhone }: User): Values => ({
  email,
  firstName,
  lastName,
  phone,
  mobilePhone,
  currentPassword: '',
});

/** The own name, email and phones. The sidebar shows the new name at once. */
export function DetailsForm({ user }: { user: User }) {
  const notify = useNotices((state) => state.notify);
  const update = useApiMutation(calls.updateAccount, {
    refreshes: [users.own, users.get, users.list, users.listAll],
    whenUnreachable: 'There was an error updating this user',
  });
  return (
    <Section title="Your details">
      <Form<Values, AccountForm>
        label="Your details"
        schema={AccountForm}
        defaultValues={valuesOf(user)}
        onSubmit={async (body, form) => {
          form.reset(valuesOf(await update.mutateAsync({ body })));
          notify('success', 'Account updated successfully.');
        }}
      >
        <PersonFields isOwn />
        <PasswordForNewEmail email={user.email} />
        <div>
          <SubmitButton busyLabel="Saving…">Save Changes</SubmitButton>
        </div>
        <AskToStay />
      </Form>
    </Section>
  );
}

/** Links to new passwords go to the email address, so a new one takes the password. */
function PasswordForNewEmail({ email }: { email: string }) {
  const typed = useWatch<Values, 'email'>({ name: 'email' });
  if (typed.trim().toLowerCase() === email) return null;
  return (
    <PasswordField
      name="currentPassword"
      label="Current password"
      hint="Needed to change your email address."
    />
  );
}

function AskToStay() {
  const { isDirty } = useFormState();
  useLeavePrompt({
    when: isDirty,
    title: 'Account',
    text: 'Your changes have not been saved. Are you sure you want to leave the page?',
    isDestructive: true,
  });
  return null;
}
