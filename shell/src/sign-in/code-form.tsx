import { messages, SignInCode, signIn } from '@overland/contracts';
import { Note, useDocumentTitle } from '@overland/ui';
import { CodeField, Form, SubmitButton } from '@overland/ui/forms';
import { ApiError, api, Link, Navigate, useLocation, useNavigate, useSession } from '@overland/web';
import { CenteredLine } from './parts';
import { type PasswordReason, readSignInState } from './sign-in-state';

/** The second step: the emailed code for the token. The wrapper redirects once the session is there. */
export function CodeForm() {
  useDocumentTitle('Enter your code');
  const navigate = useNavigate();
  const { email, from } = readSignInState(useLocation().state);
  if (email === null) return <Navigate to="/login" replace />;
  return (
    <>
      <h1>Enter your code</h1>
      <Note>We have emailed a six-digit code to {email}.</Note>
      <Form
        label="Enter your code"
        schema={SignInCode}
        defaultValues={{ email, code: '' }}
        onSubmit={async (body, form) => {
          try {
            await exchange(body);
          } catch (error) {
            const token = tokenForOwnPassword(error);
            if (token !== null) {
              const reason: PasswordReason = 'temporary';
              return navigate(`/reset-password/${encodeURIComponent(token)}`, {
                replace: true,
                state: { reason },
              });
            }
            if (!(error instanceof ApiError) || error.code !== 'wrongCode') throw error;
            form.setError('code', { type: 'server', message: error.message });
          }
        }}
      >
        <CodeField name="code" label="Code" autoFocus />
        <SubmitButton busyLabel="Checking..." wide>
          Sign in
        </SubmitButton>
      </Form>
      <CenteredLine>
        <Link to="/login" state={{ from }}>
          Sign in again for a new code
        </Link>
      </CenteredLine>
    </>
  );
}

/** A temporary password opens nothing but the form for one's own; the refusal brings the token for it. */
function tokenForOwnPassword(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'passwordChangeRequired') return null;
  const { token } = error.details;
  return typeof token === 'string' ? token : null;
}

/** A failed sign-in removes the token (docs/product/access.md). */
async function exchange(body: { email: string; code: string }): Promise<void> {
  try {
    const reply = await api(signIn.login, { body }, { whenUnreachable: messages.loginFailed });
    useSession.getState().signedIn(reply);
  } catch (error) {
    useSession.getState().clear();
    throw error;
  }
}
