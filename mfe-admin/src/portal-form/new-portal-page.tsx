import { newPortal, PortalForm, type PortalFormInput } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { PageFrame, useLeavePrompt } from '@overland/ui';
import { sameValue, useDiscardPrompt } from '@overland/ui/editing';
import { Form, useFormContext, useWatch } from '@overland/ui/forms';
import { Navigate, useApiMutation, useNotices } from '@overland/web';
import { SaveBar } from '../editing/save-bar';
import { StoredProvider } from '../editing/stored-values';
import { PortalParts } from './portal-parts';
import { PortalSections } from './portal-sections';

const title = 'Create Portal';

export function NewPortalPage() {
  const notify = useNotices((state) => state.notify);
  const create = useApiMutation(calls.portalEdits.create, {
    refreshes: [calls.portals.list],
    whenUnreachable: 'There was an error creating this portal',
    onSuccess: ({ companyName }) => notify('success', `${companyName} has been created.`),
  });
  if (create.data) return <Navigate to={`/portal/${create.data._id}`} replace />;
  return (
    <PageFrame title={title}>
      <StoredProvider value={null}>
        <Form<PortalFormInput, PortalForm>
          label="New portal"
          schema={PortalForm}
          defaultValues={newPortal}
          onSubmit={(body) => create.mutateAsync({ body })}
        >
          <PortalParts>
            <PortalSections portalId={null} />
            <CreateBar />
          </PortalParts>
        </Form>
      </StoredProvider>
    </PageFrame>
  );
}

function CreateBar() {
  const { reset } = useFormContext<PortalForm>();
  const values = useWatch<PortalForm>() as PortalForm;
  const isChanged = !sameValue(values, newPortal);
  useLeavePrompt({ when: isChanged, title });
  const discard = useDiscardPrompt(title);
  return (
    <SaveBar
      summary={isChanged ? 'Not created yet' : 'Nothing is filled in yet'}
      saveLabel={title}
      busyLabel="Creating..."
      {...(isChanged && { onDiscard: () => discard(() => reset(newPortal)) })}
    />
  );
}
