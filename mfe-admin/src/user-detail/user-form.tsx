import { type User, UserForm as UserSchema, userEdits } from '@overland/contracts';
import { Button, Row, Section, Stack } from '@overland/ui';
import { Form, PersonFields, SubmitButton, useFormState } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import { useUnsavedQuestion } from '../editing/unsaved-questions';
import { type PersonValues, valuesOf, withFittingFlag } from '../users/form-values';
import { RightsFields } from '../users/rights-fields';
import type { Caller } from '../users/use-caller';
import { nameOf, notUpdated, readAgain } from '../users/use-user-steps';
import { TheirChanges } from './their-changes';
import { useStoredUser } from './use-stored-user';

/** Details and rights of a person, changed together. */
export function UserForm({ user, caller }: { user: User; caller: Caller }) {
  const { stored, theirChanges, save, discard } = useStoredUser(user, caller);
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
      {(form) => (
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
          <Saving name={nameOf(stored)} onDiscard={() => void discard(form)} />
        </Stack>
      )}
    </Form>
  );
}

function Saving({ name, onDiscard }: { name: string; onDiscard: () => void }) {
  const { isDirty, isSubmitting } = useFormState();
  useUnsavedQuestion(name, isDirty);
  return (
    <Row>
      <SubmitButton busyLabel="Saving…" disabled={!isDirty}>
        Save Changes
      </SubmitButton>
      {isDirty && !isSubmitting && <Button onClick={onDiscard}>Discard</Button>}
    </Row>
  );
}
