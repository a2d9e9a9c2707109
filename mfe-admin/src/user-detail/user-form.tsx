import { type User, UserChange, userEdits } from '@overland/contracts';
import { Button, Row, Section, Stack, useLeavePrompt } from '@overland/ui';
import { Form, PersonFields, SubmitButton, useFormContext, useFormState } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { type PersonValues, valuesOf, withFittingFlag } from '../users/form-values';
import { RightsFields } from '../users/rights-fields';
import type { Caller } from '../users/use-caller';
import { nameOf, notUpdated, readAgain } from '../users/use-user-steps';

/** Details and rights of a person, changed together. */
export function UserForm({ user, caller }: { user: User; caller: Caller }) {
  const notify = useNotices((state) => state.notify);
  const update = useApiMutation(userEdits.update, { refreshes: readAgain, whenUnreachable: notUpdated });
  return (
    <Form<PersonValues, UserChange>
      label="User"
      schema={UserChange}
      defaultValues={valuesOf(user, caller)}
      onSubmit={async (body, form) => {
        const params = { userId: user._id };
        const saved = await update.mutateAsync({ params, body: withFittingFlag(body) });
        form.reset(valuesOf(saved, caller));
        notify('success', 'The changes have been saved.');
      }}
    >
      <Stack>
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
        <Saving name={nameOf(user)} />
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
