import { calls } from '@overland/contracts/calls';
import { LinkButton, Notice, useDocumentTitle } from '@overland/ui';
import { Form, PasswordField, SubmitButton } from '@overland/ui/forms';
import { ApiError, api, useLocation, useNavigate, useParams, useSession } from '@overland/web';
import { useEffect, useState } from 'react';
import { NewPassword, passwordHint } from './new-password';
import { safeReturn } from './sign-in-paths';
import { type PasswordReason, readPasswordReason } from './sign-in-state';

/** The same form for each reason; only its words differ. */
const words: Record<PasswordReason, { title: string; note: string | null; label: string }> = {
  forgotten: { title: 'Set a new password', note: null, label: 'New password' },
  temporary: {
    title: 'Choose your password',
    note: 'Your password was a temporary one. Please choose one of your own.',
    label: 'New password',
  },
  invited: { title: 'Choose your password', note: null, label: 'Password' },
};

/** Sets a new password with the token of the emailed link. The token is taken out of the address at once. */
export function ResetPasswordForm() {
  const { token, reason } = useLinkOnce();
  const { title, note, label } = words[reason];
  useDocumentTitle(title);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal !== null) return <NeedsNewLink tone="stop" title={title} why={refusal} />;
  if (token === null)
    return (
      <NeedsNewLink
        tone="amber"
        title={title}
        why="Please open the link in your email again, or ask for a new one."
      />
    );
  return (
    <>
      <h1>{title}</h1>
      {note !== null && <Notice live>{note}</Notice>}
      <Form
        label={title}
        schema={NewPassword}
        defaultValues={{ password: '', confirmation: '' }}
        onSubmit={async ({ password }) => {
          const whenUnreachable = 'There was an error resetting this password';
          try {
            const body = { password };
            const { signedIn } = await api(calls.signIn.resetPassword, { body }, { token, whenUnreachable });
            if (signedIn) {
              useSession.getState().signedIn(signedIn);
              return await navigate(safeReturn(null), { replace: true });
            }
            await navigate('/login', { replace: true, state: { notice: 'Your password has been updated.' } });
          } catch (error) {
            if (!isDeadLink(error)) throw error;
            setRefusal(error.message);
          }
        }}
      >
        <PasswordField
          name="password"
          label={label}
          autoComplete="new-password"
          hint={passwordHint}
          autoFocus
        />
        <PasswordField
          name="confirmation"
          label={`Confirm ${label.toLowerCase()}`}
          autoComplete="new-password"
        />
        <SubmitButton busyLabel="Saving..." wide>
          Set password
        </SubmitButton>
      </Form>
    </>
  );
}

/** Kept in memory alone; the history entry loses it, so that it neither stays in the address nor leaks from it. */
function useLinkOnce(): { token: string | null; reason: PasswordReason } {
  const inAddress = useParams().token ?? null;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState({ token: inAddress, reason: readPasswordReason({ search, state }) });
  useEffect(() => {
    if (inAddress === null) return;
    const reason = readPasswordReason({ search, state });
    setLink({ token: inAddress, reason });
    void navigate('/reset-password', { replace: true, state: { reason } });
  }, [inAddress, search, state, navigate]);
  return link;
}

const isDeadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'linkExpired';

function NeedsNewLink({ tone, title, why }: { tone: 'stop' | 'amber'; title: string; why: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Notice tone={tone} live>
        {why}
      </Notice>
      <LinkButton to="/forgot-password" variant="go" wide>
        Ask for a new link
      </LinkButton>
    </>
  );
}
