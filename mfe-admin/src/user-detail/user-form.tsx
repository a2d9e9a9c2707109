import { type User, UserForm as UserSchema, userEdits } from '@overland/contracts';
import { Button, Row, Section, Stack, useLeavePrompt } from '@overland/ui';
import { Form, PersonFields, SubmitButton, useFormContext, useFormState } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import { type PersonValues, valuesOf, withFittingFlag } from '../users/form-values';
import { RightsFields } from '../users/rights-fields';
import type { Caller } from '../users/use-caller';
import { nameOf, notUpdated, readAgain } from '../users/use-user-steps';
import { TheirChanges } from './their-changes';
import { useStoredUser } from './use-stored-user';

/** Details and rights of a person, changed together. */
export function UserForm({ user, caller }: { user: User; caller: Caller }) {
  const { stored, theirChanges, save } = useStoredUser(user, caller);
  const update = useApiMutation(userEdits.update, { refreshes: readAgain, whenUnreachable: notUpdated });
  const params = { userId: user._id };
  return (
    <Form<PersonValues, UserSchema>
      label="User"
      schema={UserSchema}
      defaultValues={valuesOf(user, caller)}
      onSubmit={(values, form) =>
        save(form, (version) => update.mutateAsync({ params, body: { ...withFittingFlag(values), version } }))
      }
    >
      <Stack>
        <TheirChanges changes={theirChanges} />
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
        <Saving name={nameOf(stored)} />
      </Stack>
    </Form>
  );
}

function Saving({ name }: { name: string }) {
  const { isDirty, isSubmitting } = useFormState();
  const { reset } = useFormContext();
  useLeavePrompt({
    when: isDirty,
    title: name,
    text: 'Your changes have not been saved. Are you sure you want to leave the page?',
    isDestructive: true,
  });
  return (
    <Row>
      <SubmitButton busyLabel="Saving…" disabled={!isDirty}>
        Save Changes
      </SubmitButton>
      {isDirty && !isSubmitting && <Button onClick={() => reset()}>Discard Changes</Button>}
    </Row>
  );
}
