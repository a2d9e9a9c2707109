import { AccountForm, type RequestOf, User } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Section, useLeavePrompt } from '@overland/ui';
import { ConflictNotice, useVersionedForm } from '@overland/ui/editing';
import { Form, PasswordField, PersonFields, SubmitButton, useFormState, useWatch } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';

type Details = Omit<RequestOf<typeof calls.account.update>['body'], 'version'>;

const detailsOf = ({ email, firstName, lastName, phone, mobilePhone }: User): Details => ({
  ...{ email, firstName, lastName, phone, mobilePhone },
  currentPassword: '',
});

/** The own name, email and phones. The sidebar shows the new name at once. */
export function DetailsForm({ user }: { user: User }) {
  const update = useApiMutation(calls.account.update, {
    refreshes: [calls.users.own, calls.users.get, calls.users.list, calls.users.listAll],
    whenUnreachable: 'There was an error updating this user',
  });
  const notify = useNotices((state) => state.notify);
  const edit = useVersionedForm<User, Details, AccountForm>({
    loaded: user,
    title: 'Account',
    valuesOf: detailsOf,
    fieldsOf: () => [],
    send: (values, { version }) => update.mutateAsync({ body: { ...values, version } }),
    newerOf: (details) => User.safeParse(details.user).data ?? null,
  });
  return (
    <Section title="Your details">
      <Form<Details, AccountForm>
        label="Your details"
        schema={AccountForm}
        defaultValues={detailsOf(user)}
        onSubmit={async (values, form) => {
          if (await edit.save(values, form)) notify('success', 'Account updated successfully.');
        }}
      >
        <ConflictNotice
          edit={edit}
          what="your details"
          heading="Your details were changed elsewhere meanwhile."
        />
        <PersonFields isOwn />
        <PasswordForNewEmail email={edit.stored.email} />
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
  const typed = useWatch<Details, 'email'>({ name: 'email' });
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
  useLeavePrompt({ when: isDirty, title: 'Account' });
  return null;
}
