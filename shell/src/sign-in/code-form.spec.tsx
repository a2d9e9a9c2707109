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
