import { NewUser } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, LinkButton, PageFrame, Row, Section, Stack, styled, useLeavePrompt } from '@overland/ui';
import {
  Form,
  PersonFields,
  SubmitButton,
  TextField,
  useFormContext,
  useFormState,
} from '@overland/ui/forms';
import { copyText, useApiMutation, useNavigate, useNotices, useViewAs } from '@overland/web';
import { useEffect, useState } from 'react';
import { type NewUserValues, withFittingFlag } from '../users/form-values';
import { RightsFields } from '../users/rights-fields';
import { useCaller } from '../users/use-caller';
import { readAgain } from '../users/use-user-steps';
import { makeTemporaryPassword } from './temporary-password';

const Column = styled('div')({ maxWidth: 760 });
const blank = { email: '', firstName: '', lastName: '', phone: '', mobilePhone: '' };

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
  // Only when the form is no longer unsaved, as it would ask before leaving.
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
              <SubmitButton busyLabel="Creating...">Create User</SubmitButton>
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
    text: 'This user has not been created. Are you sure you want to leave the page?',
  });
  return null;
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });

/** Made for the administrator, who may make another one or type one. */
function TemporaryPasswordField() {
  const { setValue, getValues } = useFormContext<{ password: string }>();
  const makeAnother = () =>
    setValue('password', makeTemporaryPassword(), { shouldDirty: true, shouldValidate: true });
  const copy = () =>
    copyText(getValues('password'), {
      copied: 'The temporary password was copied.',
      failed: 'It could not be copied. Please select it and copy it yourself.',
    });
  return (
    <div>
      <TextField
        name="password"
        label="Temporary password"
        autoComplete="off"
        hint="The link that is emailed is enough to choose a password. This one is a second way in for 72 hours, changed at the first sign-in; the email does not contain it."
      />
      <Line>
        <Button size="small" onClick={makeAnother}>
          Make Another
        </Button>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
      </Line>
    </div>
  );
}
