import { messages, minPasswordLength, requiredText, signIn } from '@overland/contracts';
import { LinkButton, Notice, useDocumentTitle } from '@overland/ui';
import { Form, PasswordField, SubmitButton } from '@overland/ui/forms';
import { api, useNavigate, useParams } from '@overland/web';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const NewPassword = z
  .object({
    password: requiredText(200, messages.passwordRequired),
    confirmation: requiredText(200, messages.passwordConfirm),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      message: messages.passwordsMustMatch,
      path: ['confirmation'],
    }),
  );

/** Sets a new password with the token of the mailed link. The token is taken out of the address at once. */
export function ResetPasswordForm() {
  useDocumentTitle('Set a new password');
  const token = useTokenOfLink();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Updated />;
  if (token === null) return <NoToken />;
  return (
    <>
      <h1>Set a new password</h1>
      <Form
        label="Set a new password"
        schema={NewPassword}
        defaultValues={{ password: '', confirmation: '' }}
        onSubmit={async ({ password }) => {
          const whenUnreachable = 'There was an error resetting this password';
          await api(signIn.resetPassword, { body: { password } }, { token, whenUnreachable });
          setDone(true);
        }}
      >
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters.`}
          autoFocus
        />
        <PasswordField name="confirmation" label="Confirm new password" autoComplete="new-password" />
        <SubmitButton busyLabel="Saving..." wide>
          Set password
        </SubmitButton>
      </Form>
    </>
  );
}

/** Kept in memory alone; the history entry loses it, so that it neither stays in the address nor leaks from it. */
function useTokenOfLink(): string | null {
  const inAddress = useParams().token ?? null;
  const navigate = useNavigate();
  const [token, setToken] = useState(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    void navigate('/reset-password', { replace: true });
  }, [inAddress, navigate]);
  return token;
}

function Updated() {
  return (
    <>
      <h1>Password updated</h1>
      <Notice tone="sign" live>
        Your password has been updated.
      </Notice>
      <LinkButton to="/login" variant="go" wide>
        Log in
      </LinkButton>
    </>
  );
}

function NoToken() {
  return (
    <>
      <h1>Set a new password</h1>
      <Notice tone="amber">Please open the link in your e-mail again, or ask for a new one.</Notice>
      <LinkButton to="/forgot-password" variant="go" wide>
        Ask for a new link
      </LinkButton>
    </>
  );
}
