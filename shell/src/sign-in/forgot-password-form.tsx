import { ForgottenPassword } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Notice, useDocumentTitle } from '@overland/ui';
import { EmailField, Form, SubmitButton } from '@overland/ui/forms';
import { api, Link } from '@overland/web';
import { useState } from 'react';
import { CenteredLine } from './parts';

export function ForgotPasswordForm() {
  useDocumentTitle('Forgot password');
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <h1>Forgot password</h1>
      {sent === null ? (
        <Form
          label="Forgot password"
          schema={ForgottenPassword}
          defaultValues={{ email: '' }}
          onSubmit={async (body) => {
            const whenUnreachable = 'There was an error sending a password reset link';
            setSent((await api(calls.signIn.forgotPassword, { body }, whenUnreachable)).message);
          }}
        >
          <EmailField name="email" label="Email" autoComplete="username" autoFocus />
          <SubmitButton busyLabel="Sending..." wide>
            Email me a link
          </SubmitButton>
        </Form>
      ) : (
        <Notice tone="sign" live>
          {sent}
        </Notice>
      )}
      <CenteredLine>
        <Link to="/login">Back to sign in</Link>
      </CenteredLine>
    </>
  );
}
