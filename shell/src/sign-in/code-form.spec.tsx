import { signIn } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { CodeForm } from './code-form';

it('leads from a temporary password to the form for an own one', async () => {
  const server = new FakeServer().answer(signIn.login, {
    status: 403,
    body: { code: 'passwordChangeRequired', message: 'Please choose one.', details: { token: 'a-token' } },
  });
  const at = { pathname: '/auth', state: { email: 'kayla@lonestarmotors.example' } };
  const { user, router } = openPage(<CodeForm />, { server, path: '/auth', at });
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  const leave = screen.queryByRole('button', { name: 'Sign in' });
  if (leave) await user.click(leave);
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/reset-password/a-token',
    state: { reason: 'temporary' },
  });
});

it('sends the code again without the password, and says so; also why it cannot', async () => {
  const server = new FakeServer().answer(signIn.sendCode, { body: { message: 'We have sent a code.' } });
  const email = 'kayla@lonestarmotors.example';
  const { user } = openPage(<CodeForm />, {
    server,
    path: '/auth',
    at: { pathname: '/auth', state: { email } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText(/The one before does not work any more/)).toBeVisible();
  expect(server.callsOf(signIn.sendCode)[0]?.body).toEqual({ email, again: true });
  const message = 'Too many tries. Please wait a few minutes and sign in again.';
  server.answer(signIn.sendCode, { status: 429, body: { code: 'tooManyRequests', message } });
  await user.click(screen.getByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText(message)).toBeVisible();
});

describe('for somebody with second steps', () => {
  const email = 'kayla@lonestarmotors.example';
  const wrong = {
    status: 401,
    body: { code: 'wrongCode', message: 'That code is not right or has expired.' },
  };

  function openForm() {
    const server = new FakeServer().answer(signIn.login, wrong);
    const at = { pathname: '/auth', state: { email, steps: ['authenticator', 'recoveryCode', 'emailCode'] } };
    return openPage(<CodeForm />, { server, path: '/auth', at });
  }

  it('asks for the code of the app first, and for no email', async () => {
    const { server, user } = openForm();
    expect(await screen.findByText(/Open your authenticator app/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
    expect(await screen.findByText('That code is not right or has expired.')).toBeVisible();
    expect(server.callsOf(signIn.login)[0]?.body).toEqual({ email, code: '123456', step: 'authenticator' });
    expect(server.callsOf(signIn.sendCode)).toEqual([]);
  });

  it('takes a recovery code', async () => {
    const { server, user } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Recovery code' }),
      'k3pd-7xwm-q2ya-4hfn{Enter}',
    );
    expect(await screen.findByText('That code is not right or has expired.')).toBeVisible();
    const sent = { email, code: 'k3pd-7xwm-q2ya-4hfn', step: 'recoveryCode' };
    expect(server.callsOf(signIn.login)[0]?.body).toEqual(sent);
  });

  it('sends a code by email when it is asked for, and says when it could not', async () => {
    const { server, user } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    server.answer(signIn.sendCode, { body: { message: 'We have sent a code to your email address.' } });
    await user.click(screen.getByRole('button', { name: 'Email me a code' }));
    expect(await screen.findByText(`We have emailed a six-digit code to ${email}.`)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers the other ways where the browser did not use the passkey', async () => {
    const server = new FakeServer().answer(signIn.passkeyOptions, { body: { options: {} } });
    const at = { pathname: '/auth', state: { email, steps: ['passkey', 'recoveryCode', 'emailCode'] } };
    const { user } = openPage(<CodeForm />, { server, path: '/auth', at });
    await user.click(await screen.findByRole('button', { name: 'Use Your Passkey' }));
    expect(await screen.findByText(/Your passkey was not used/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    expect(server.callsOf(signIn.loginByPasskey)).toEqual([]);
  });
});
