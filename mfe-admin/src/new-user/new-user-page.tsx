import { NewUser } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { LinkButton, PageFrame, Row, Section, Stack, styled, useLeavePrompt } from '@overland/ui';
import { Form, PersonFields, SubmitButton, useFormState } from '@overland/ui/forms';
import { useApiMutation, useNavigate, useNotices, useViewAs } from '@overland/web';
import { useEffect, useState } from 'react';
import { type NewUserValues, withFittingFlag } from '../users/form-values';
import { RightsFields } from '../users/rights-fields';
import { useCaller } from '../users/use-caller';
import { readAgain } from '../users/use-user-steps';
import { makeTemporaryPassword } from './temporary-password';
import { TemporaryPasswordField } from './temporary-password-field';

const Column = styled('div')({ maxWidth: 760 });
const blank = { email: '', firstName: '', lastName: '', phone: '', mobilePhone: '' };

/** A new person, who is invited by email (docs/product/people.md). */
export function NewUserPage() {
  const caller = useCaller();
  const viewedAs = useViewAs((state) => state.portalId);
  const navigate = useNavigate();
  const notify = useNotices((state) => state.notify);
  const [addedId, setAddedId] = useState<string | null>(null);
  const create = useApiMutation(calls.userEdits.create, {
    refreshes: readAgain,
    whenUnreachable: 'There was an error creating this user',
  });
  const [values] = useState<Partial<NewUserValues>>(() => ({
    ...blank,
    ...(caller.isMCAdmin && { portalId: viewedAs ?? '' }),
    ...(caller.isSuperAdmin && { isSuperAdmin: false }),
    password: makeTemporaryPassword(),
  }));
  // After the form has let go of its unsaved values.
  useEffect(() => {
    if (addedId !== null) void navigate(`/user/${addedId}`, { replace: true });
  }, [addedId, navigate]);
  return (
    <PageFrame title="Create User">
      <Column>
        <Form<NewUserValues, NewUser>
          label="Create User"
          schema={NewUser}
          defaultValues={values}
          onSubmit={async (body) => {
            const user = await create.mutateAsync({ body: withFittingFlag(body) });
            notify('success', `An invitation was sent to ${user.email}.`);
            setAddedId(user._id);
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
                <RightsFields caller={caller} />
                <TemporaryPasswordField />
              </Stack>
            </Section>
            <Row>
              <SubmitButton busyLabel="Inviting…">Invite User</SubmitButton>
              <LinkButton to="/users">Cancel</LinkButton>
            </Row>
          </Stack>
          <AskToStay when={addedId === null} />
        </Form>
      </Column>
    </PageFrame>
  );
}

function AskToStay({ when }: { when: boolean }) {
  const { isDirty } = useFormState();
  useLeavePrompt({
    when: when && isDirty,
    title: 'Create User',
    text: 'This user has not been invited. Are you sure you want to leave the page?',
  });
  return null;
}
