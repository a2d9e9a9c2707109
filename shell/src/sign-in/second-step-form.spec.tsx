import { type OwnSecondSteps, secondStep } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { queryClient, useSession } from '@overland/web';
import { screen, waitFor } from '@testing-library/react';
import { SecondStepForm } from './second-step-form';

const none: OwnSecondSteps = {
  isRequired: true,
  passkeys: [],
  authenticator: null,
  recoveryCodes: { left: 0, createdAt: null, lastUsedAt: null },
};
const createdAt = '2026-09-08T12:00:00.000Z';
const withApp = { ...none, authenticator: { createdAt, lastUsedAt: null } };
const session = { role: 'User', userId: 'u', portalId: 'p', lacksSecondStep: true } as const;
const at = { pathname: '/second-step', state: { from: '/orders' } };

beforeEach(() => queryClient.clear());

function openForm(own: OwnSecondSteps, as: Partial<typeof session> | undefined = session) {
  const server = new FakeServer().answer(secondStep.own, { body: own });
  return openPage(<SecondStepForm />, { server, path: '/second-step', at, ...(as && { session: as }) });
}

it('goes on to the page that was asked for once a step is there and its recovery codes are kept', async () => {
  const { server, user, router } = openForm(none);
  server.answer(secondStep.startAuthenticator, { body: { secret: 'GEZDGNBV', uri: 'otpauth://totp/a' } });
  server.answer(secondStep.confirmAuthenticator, () => {
    server.answer(secondStep.own, { body: withApp });
    return { body: { recoveryCodes: ['k3pd-7xwm-q2ya-4hfa'] } };
  });
  await user.click(await screen.findByRole('button', { name: 'Set Up an Authenticator App' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  expect(await screen.findByText('k3pd-7xwm-q2ya-4hfa')).toBeVisible();
  expect(router.state.location.pathname).toBe('/second-step');
  await user.click(screen.getByRole('button', { name: 'I Have Kept Them' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders');
  expect(useSession.getState().lacksSecondStep).toBe(false);
});

it.each([
  ['another tab has set one up', withApp],
  ['the company requires none any more', { ...none, isRequired: false }],
])('goes on when %s', async (_why, own) => {
  const { router } = openForm(own);
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
});

it('offers to sign out', async () => {
  const { user } = openForm(none);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(useSession.getState().token).toBeNull());
});

it('is for nobody who is not signed in', async () => {
  useSession.getState().clear();
  const server = new FakeServer();
  const { router } = openPage(<SecondStepForm />, { server, path: '/second-step', at });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(server.calls).toEqual([]);
});

it('says when the server cannot be reached', async () => {
  const server = new FakeServer();
  server.isReachable = false;
  openPage(<SecondStepForm />, { server, path: '/second-step', at, session });
  expect(
    await screen.findByText('There was an error getting how you sign in', {}, { timeout: 5000 }),
  ).toBeVisible();
});
