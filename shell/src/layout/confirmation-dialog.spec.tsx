import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { ApiError, api, useConfirmation, useNotices } from '@overland/web';
import { screen } from '@testing-library/react';
import { ConfirmationDialog } from './confirmation-dialog';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const refusal = {
  code: 'confirmationRequired',
  message: 'Please confirm with your password that it is you.',
};
const wrong = 'This is not your current password.';

/** As the frame shows it, with a button that makes a dangerous call. */
function Frame() {
  const isAsked = useConfirmation((state) => state.isAsked);
  const { notify } = useNotices.getState();
  const make = async () => {
    try {
      await api(calls.secondStep.makeRecoveryCodes, {});
      notify('success', 'Made.');
    } catch (error) {
      if (error instanceof ApiError) notify('error', error.message);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void make()}>
        Make
      </button>
      {isAsked && <ConfirmationDialog />}
    </>
  );
}

/** The server takes one password, and asks for it until then. */
async function openAsked() {
  let isConfirmed = false;
  const server = new FakeServer()
    .answer(calls.account.confirm, ({ body }) => {
      isConfirmed = (body as { password: string }).password === 'what I know';
      if (isConfirmed) return { body: { message: 'Thank you.' } };
      const errors = [{ path: 'password', message: wrong }];
      return { status: 400, body: { code: 'invalid', message: wrong, errors } };
    })
    .answer(calls.secondStep.makeRecoveryCodes, () =>
      isConfirmed ? { body: { recoveryCodes: [] } } : { status: 403, body: refusal },
    );
  const opened = openPage(<Frame />, { server, session });
  await opened.user.click(screen.getByRole('button', { name: 'Make' }));
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  return opened;
}

beforeEach(() => useNotices.setState({ notices: [] }));

it('sends the call again once the password is right', async () => {
  const { server, user } = await openAsked();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await user.keyboard('not this{Enter}');
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true');
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'what I know{Enter}');
  expect(await screen.findByText('Made.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf(calls.secondStep.makeRecoveryCodes)).toHaveLength(2);
});

it.each(['Cancel', 'Escape'])('lets the call fail with the message after %s', async (how) => {
  const { server, user } = await openAsked();
  if (how === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: how }));
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf(calls.account.confirm)).toEqual([]);
});

it('asks for a password, and stays while the server cannot be reached', async () => {
  const { server, user } = await openAsked();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Please enter a password.')).toBeVisible();
  server.isReachable = false;
  await user.type(screen.getByLabelText('Your password'), 'what I know{Enter}');
  expect(await screen.findByText('There was an error checking your password')).toBeVisible();
  server.isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Made.')).toBeVisible();
});
