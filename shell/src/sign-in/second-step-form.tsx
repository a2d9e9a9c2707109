import { calls } from '@overland/contracts/calls';
import { Button, ConfirmProvider, Notice, QueryState, SkeletonCard, TextButton } from '@overland/ui';
import {
  Navigate,
  QueryClientProvider,
  queryClient,
  useApiQuery,
  useLocation,
  useSession,
} from '@overland/web';
import { useEffect } from 'react';
import { useSecondStepActions } from '../account/second-steps/use-second-step-actions';
import { Confirmation } from '../layout/confirmation';
import { useSignOut } from '../layout/use-sign-out';
import { CenteredLine } from './parts';
import { safeReturn } from './sign-in-paths';
import { readSignInState } from './sign-in-state';

/** Where the company requires a second step, nothing else opens before there is one (docs/product/people.md). */
export function SecondStepForm() {
  const { token, lacksSecondStep } = useSession();
  const { from } = readSignInState(useLocation().state);
  if (token === null) return <Navigate to="/login" replace state={{ from }} />;
  if (!lacksSecondStep) return <Navigate to={safeReturn(from)} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <SetUp />
        <Confirmation />
      </ConfirmProvider>
    </QueryClientProvider>
  );
}

function SetUp() {
  const whenUnreachable = 'There was an error getting how you sign in';
  const query = useApiQuery(calls.secondStep.own, {}, whenUnreachable);
  const actions = useSecondStepActions();
  const signOut = useSignOut();
  useGoingOn(query.data, actions.dialogs !== null);
  return (
    <>
      <h1>Set up a second step</h1>
      <Notice live>Your company requires one beside your password. It takes a minute.</Notice>
      <QueryState query={query} skeleton={<SkeletonCard height={104} />}>
        {() => (
          <>
            <Button variant="go" wide disabled={actions.isBusy} onClick={actions.addPasskey}>
              Add a Passkey
            </Button>
            <Button wide disabled={actions.isBusy} onClick={actions.setUpAuthenticator}>
              Set Up an Authenticator App
            </Button>
          </>
        )}
      </QueryState>
      <CenteredLine>
        <TextButton onClick={signOut}>Sign out</TextButton>
      </CenteredLine>
      {actions.dialogs}
    </>
  );
}

type Own = NonNullable<ReturnType<typeof useApiQuery<typeof calls.secondStep.own>>['data']>;

/** Leads on once there is a second step, or none is required any more; the recovery codes are read first. */
function useGoingOn(own: Own | undefined, hasDialog: boolean): void {
  const learn = useSession((session) => session.learnSecondStep);
  const isMissing =
    own === undefined || (own.isRequired && own.passkeys.length === 0 && own.authenticator === null);
  const isDone = !isMissing && !hasDialog;
  useEffect(() => {
    if (isDone) learn(false);
  }, [isDone, learn]);
}
