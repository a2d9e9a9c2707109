import { messages, SignInCode, signIn } from '@overland/contracts';
import { Note, useDocumentTitle } from '@overland/ui';
import { CodeField, Form, SubmitButton } from '@overland/ui/forms';
import { ApiError, api, forgetSession, Link, Navigate, useLocation, useSession } from '@overland/web';
import { CentredLine } from './parts';
import { readSignInState } from './sign-in-state';

/** The second step: the mailed code for the token. The wrapper leads on once the session is there. */
export function CodeForm() {
  useDocumentTitle('Enter your code');
  const { email, from } = readSignInState(useLocation().state);
  if (email === null) return <Navigate to="/login" replace />;
  return (
    <>
      <h1>Enter your code</h1>
      <Note>We have e-mailed a code of six digits to {email}.</Note>
      <Form
        label="Enter your code"
        schema={SignInCode}
        defaultValues={{ email, code: '' }}
        onSubmit={async (body, form) => {
          try {
            await exchange(body);
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'wrongCode') throw error;
            form.setError('code', { type: 'server', message: error.message });
          }
        }}
      >
        <CodeField name="code" label="Code" autoFocus />
        <SubmitButton busyLabel="Checking..." wide>
          Log in
        </SubmitButton>
      </Form>
      <CentredLine>
        <Link to="/login" state={{ from }}>
          Log in again for a new code
        </Link>
      </CentredLine>
    </>
  );
}

/** A login failure removes the token (specification, section 4). */
async function exchange(body: { email: string; code: string }): Promise<void> {
  try {
    const reply = await api(signIn.login, { body }, { whenUnreachable: messages.loginFailed });
    useSession.getState().signedIn(reply);
  } catch (error) {
    forgetSession();
    throw error;
  }
}
