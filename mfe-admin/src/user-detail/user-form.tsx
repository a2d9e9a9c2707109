import { User, UserForm as UserSchema } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Row, Section, Stack, useLeavePrompt } from '@overland/ui';
import { ConflictNotice, type EditedField, useVersionedForm } from '@overland/ui/editing';
import { Form, PersonFields, SubmitButton, useFormState } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { type PersonValues, valuesOf, withFittingFlag } from '../users/form-values';
import { RightsFields } from '../users/rights-fields';
import type { Caller } from '../users/use-caller';
import { nameOf, notUpdated, readAgain } from '../users/use-user-steps';

export function UserForm({ user, caller }: { user: User; caller: Caller }) {
  const update = useApiMutation(calls.userEdits.update, {
    refreshes: readAgain,
    whenUnreachable: notUpdated,
  });
  const params = { userId: user._id };
  const notify = useNotices((state) => state.notify);
  const edit = useVersionedForm<User, PersonValues, UserSchema>({
    loaded: user,
    title: nameOf(user),
    valuesOf: (one) => valuesOf(one, caller),
    fieldsOf: () => userFields,
    send: (values, { version }) =>
      update.mutateAsync({ params, body: { ...withFittingFlag(values), version } }),
    newerOf: (details) => User.safeParse(details.user).data ?? null,
  });
  return (
    <Form<PersonValues, UserSchema>
      label="User"
      schema={UserSchema}
      defaultValues={valuesOf(user, caller)}
      onSubmit={async (values, form) => {
        if (await edit.save(values, form)) notify('success', 'The changes have been saved.');
      }}
    >
      {(form) => (
        <Stack>
          <ConflictNotice edit={edit} what="this user" />
          <Section title="Details">
            <Stack>
              <PersonFields />
            </Stack>
          </Section>
          <Section title="Access">
            <Stack>
              <RightsFields caller={caller} isOneself={user._id === caller.userId} />
            </Stack>
          </Section>
          <Saving name={nameOf(edit.stored)} onDiscard={() => void edit.discard(form)} />
        </Stack>
      )}
    </Form>
  );
}

function Saving({ name, onDiscard }: { name: string; onDiscard: () => void }) {
  const { isDirty, isSubmitting } = useFormState();
  useLeavePrompt({ when: isDirty, title: name });
  return (
    <Row>
      <SubmitButton busyLabel="Saving…" disabled={!isDirty}>
        Save Changes
      </SubmitButton>
      {isDirty && !isSubmitting && <Button onClick={onDiscard}>Discard</Button>}
    </Row>
  );
}

/** The fields whose labels are not simply their names. */
const userFields: readonly EditedField<User>[] = [
  {
    name: 'portalId',
    label: 'Company',
    // Of other companies only the id is known here.
    words: (portalId, stored) => (portalId === stored.portalId ? stored.companyName : null),
  },
  { name: 'isSuperAdmin', label: 'Super admin' },
];
