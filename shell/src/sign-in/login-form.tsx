import { messages, type SecondStep } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Notice, styled, useDocumentTitle } from '@overland/ui';
import { EmailField, Form, PasswordField, SubmitButton } from '@overland/ui/forms';
import { ApiError, api, Link, useLocation, useNavigate, useSession } from '@overland/web';
import { lazy, type ReactNode, Suspense } from 'react';
import { CenteredLine } from './parts';
import { readSignInState } from './sign-in-state';

const loadSchema = () => import('@overland/contracts').then(({ Credentials }) => Credentials);

const Nothing = () => null;
// After the form, whose time to the first key counts; the form does without it.
const PasskeyAlone = lazy<() => ReactNode>(() =>
  import('./passkey-alone').then(
    (part) => ({ default: part.PasskeyAlone }),
    () => ({ default: Nothing }),
  ),
);
const hasPasskeys = 'PublicKeyCredential' in globalThis;
const Late = styled('div')({ minHeight: 86 });

export function LoginForm() {
  useDocumentTitle('Sign in');
  const navigate = useNavigate();
  const { from, notice } = readSignInState(useLocation().state);
  const refusal = useSession((session) => session.unauthorizedMessage);
  return (
    <>
      <h1>Sign in</h1>
      {notice !== null && (
        <Notice tone="sign" live>
          {notice}
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="amber" live>
          {refusal}
        </Notice>
      )}
      <Form
        label="Sign in"
        schema={loadSchema}
        defaultValues={{ email: '', password: '' }}
        onSubmit={async (body, form) => {
          let steps: readonly SecondStep[] = [];
          try {
            ({ steps } = await api(calls.signIn.verifyEmail, { body }, messages.loginFailed));
          } catch (error) {
            if (!isWrongCredentials(error)) throw error;
            const message = [error.message, noteOf(body.password)].filter(Boolean).join(' ');
            form.setError('password', { type: 'server', message });
            return;
          }
          await navigate('/auth', { state: { email: body.email, from, steps } });
        }}
      >
        <EmailField name="email" label="Email" autoComplete="username webauthn" autoFocus />
        <PasswordField name="password" label="Password" />
        <SubmitButton busyLabel="Signing in..." wide>
          Sign in
        </SubmitButton>
      </Form>
      {hasPasskeys && (
        <Late>
          <Suspense>
            <PasskeyAlone />
          </Suspense>
        </Late>
      )}
      <CenteredLine>
        <Link to="/forgot-password">Forgot password?</Link>
      </CenteredLine>
    </>
  );
}

/** Such a space is easily pasted along, and not seen. */
const noteOf = (password: string) =>
  password === password.trim() ? '' : 'What you entered begins or ends with a space.';

/** Shown at the password, where the next try begins. */
const isWrongCredentials = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'wrongCredentials';
