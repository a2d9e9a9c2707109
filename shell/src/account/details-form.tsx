import { AccountForm, type User, users } from '@overland/contracts';
import { Notice, Section, useLeavePrompt } from '@overland/ui';
import { Form, PasswordField, PersonFields, SubmitButton, useFormState, useWatch } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import { calls } from '../app/calls';
import { type Details, detailsOf, useStoredDetails } from './use-stored-details';

/** The own name, email and phones. The sidebar shows the new name at once. */
export function DetailsForm({ user }: { user: User }) {
  const { stored, newer, save } = useStoredDetails(user);
  const update = useApiMutation(calls.updateAccount, {
    refreshes: [users.own, users.get, users.list, users.listAll],
    whenUnreachable: 'There was an error updating this user',
  });
  return (
    <Section title="Your details">
      <Form<Details, AccountForm>
        label="Your details"
        schema={AccountForm}
        defaultValues={detailsOf(user)}
        onSubmit={(values, form) =>
          save(form, (version) => update.mutateAsync({ body: { ...values, version } }))
        }
      >
        <ChangedElsewhere fields={newer} />
        <PersonFields isOwn />
        <PasswordForNewEmail email={stored.email} />
        <div>
          <SubmitButton busyLabel="Saving…">Save Changes</SubmitButton>
        </div>
        <AskToStay />
      </Form>
    </Section>
  );
}

function ChangedElsewhere({ fields }: { fields: readonly string[] | null }) {
  if (fields === null) return null;
  return (
    <Notice tone="amber" live>
      Your details were changed elsewhere in the meantime: {fields.join(', ')}. What you typed has not been
      saved yet and stands on top. Check it, then save.
    </Notice>
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
  useLeavePrompt({
    when: isDirty,
    title: 'Account',
    text: 'Your changes have not been saved. Are you sure you want to leave the page?',
    isDestructive: true,
  });
  return null;
}
