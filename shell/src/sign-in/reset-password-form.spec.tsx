import { ApiError, api, useSession } from '@overland/web';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { LoginForm } from './login-form';
import { ResetPasswordForm } from './reset-password-form';

jest.mock('@overland/web', () => ({ ...jest.requireActual('@overland/web'), api: jest.fn() }));

async function setPassword(answer: () => Promise<unknown>) {
  jest.mocked(api).mockImplementation(answer);
  open('/reset-password/a-token');
  await userEvent.type(await screen.findByLabelText('New password'), 'a quiet road at dawn 7');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'a quiet road at dawn 7{Enter}');
}

function open(address: string, state?: unknown) {
  const [pathname = '', search = ''] = address.split('?');
  render(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <Routes>
        <Route path="/login" element={<LoginForm />} />
        <Route path="/reset-password/:token?" element={<ResetPasswordForm />} />
        <Route path="/get-quote" element="Get a quote" />
        <Route path="/forgot-password" element="Forgot password" />
      </Routes>
    </MemoryRouter>,
  );
}

it('leads to sign-in once the password is set, and says so there', async () => {
  await setPassword(async () => ({}));
  expect(await screen.findByText('Your password has been updated.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeVisible();
});

it('signs in who was invited, once the first password is set', async () => {
  const signedIn = { token: 't', role: 'User', userId: 'u', portalId: 'p', lacksSecondStep: false };
  await setPassword(async () => ({ signedIn }));
  expect(await screen.findByText('Get a quote')).toBeVisible();
  expect(useSession.getState()).toMatchObject({ token: 't', userId: 'u' });
  useSession.getState().clear();
});

it.each([
  ['/reset-password/a-token', undefined, 'Set a new password'],
  ['/reset-password/a-token?invited', undefined, 'Choose your password'],
  ['/reset-password/a-token', { reason: 'temporary' }, 'Choose your password'],
])('is headed by why the password is set: %s %j', async (address, state, title) => {
  open(address, state);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryAllByText(/was a temporary one/)).toHaveLength(state === undefined ? 0 : 1);
});

it.each([
  ['tidal-lamp-four ', 1],
  ['tidal-lamp-four', 0],
])('says of a wrong password that it ends with a space: “%s”', async (password, notes) => {
  const message = 'The email address or password is not right.';
  const refused = new ApiError({ code: 'wrongCredentials', status: 401, message });
  jest.mocked(api).mockRejectedValue(refused);
  open('/login');
  await userEvent.type(screen.getByLabelText('Email'), 'kayla@lonestarmotors.example');
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/begins or ends with a space/)).toHaveLength(notes);
  expect(jest.mocked(api).mock.lastCall?.[1]).toMatchObject({ body: { password } });
});

it('offers a new link when this one no longer works', async () => {
  const message = 'This link has expired or has been used. Please ask for a new one.';
  await setPassword(() => Promise.reject(new ApiError({ code: 'linkExpired', status: 400, message })));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByText('Forgot password')).toBeVisible();
});

it('keeps the form when the password is refused', async () => {
  const message = 'That password is on a list of common ones.';
  await setPassword(() =>
    Promise.reject(
      new ApiError({ code: 'invalid', status: 400, message, errors: [{ path: 'password', message }] }),
    ),
  );
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('New password')).toBeVisible();
});
