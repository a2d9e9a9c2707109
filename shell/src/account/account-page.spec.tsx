import { account, audit, secondStep, type User, users } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { AccountPage } from './account-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const own: User = {
  _id: '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a01',
  userId: '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a01',
  version: 3,
  portalId: '6f2f3f0e-7a55-4b49-8a55-1f3b1f0f8a02',
  companyName: 'Lone Star Motors',
  firstName: 'Kayla',
  lastName: 'Brandt',
  email: 'kayla@lonestarmotors.example',
  phone: '',
  mobilePhone: '',
  role: 'User',
  isSuperAdmin: false,
  status: 'Active',
  createdAt: '2026-01-05T12:00:00.000Z',
  archivedAt: null,
  lastSignedInAt: null,
  invitedAt: null,
  invitationEndsAt: null,
  secondStep: 'emailCode',
};
const aSession = {
  isThisOne: false,
  address: '192.0.2.7',
  createdAt: own.createdAt,
  lastSeenAt: own.createdAt,
};
const sessions = [
  { ...aSession, _id: 'here', device: 'Chrome on macOS', isThisOne: true },
  { ...aSession, _id: 'there', device: 'Firefox on Windows' },
];

const noSteps = {
  isRequired: false,
  passkeys: [],
  authenticator: null,
  recoveryCodes: { left: 0, createdAt: null },
};

function openAccount() {
  const server = new FakeServer()
    .answer(users.own, { body: own })
    .answer(account.sessions, { body: { sessions } })
    .answer(secondStep.own, { body: noSteps })
    .answer(audit.own, {
      body: { rows: [{ _id: '1', at: own.createdAt, what: 'Gave a wrong password', address: '192.0.2.9' }] },
    });
  return openPage(<AccountPage />, { server, session, path: '/account' });
}

describe('the own account', () => {
  it('keeps the details and says so', async () => {
    const { server, user } = openAccount();
    server.answer(account.update, { body: { ...own, firstName: 'Kay' } });
    const field = await screen.findByLabelText('First name');
    await user.clear(field);
    await user.type(field, 'Kay');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Account updated successfully.')).toBeVisible();
    expect(server.callsOf(account.update)[0]?.body).toMatchObject({ firstName: 'Kay', version: 3 });
  });

  it('says what was changed elsewhere meanwhile, and keeps what was typed', async () => {
    const { server, user } = openAccount();
    const newer = { ...own, firstName: 'Kaye', phone: '(214) 555-0199', version: 4 };
    const conflict = { code: 'conflict', message: 'Changed in the meantime.', details: { user: newer } };
    server.answer(account.update, { status: 409, body: conflict });
    const field = await screen.findByLabelText('First name');
    await user.clear(field);
    await user.type(field, 'Kay');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('First name is now: Kaye.')).toBeVisible();
    expect(screen.getByText('Phone is now: (214) 555-0199.')).toBeVisible();
    expect(
      [field, screen.getByLabelText('Phone (optional)')].map((one) => (one as HTMLInputElement).value),
    ).toEqual(['Kay', '(214) 555-0199']);
    server.answer(account.update, { body: { ...newer, firstName: 'Kay', version: 5 } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Account updated successfully.')).toBeVisible();
    expect(server.callsOf(account.update)[1]?.body).toMatchObject({ phone: '(214) 555-0199', version: 4 });
  });

  it('asks for the current password when the email address changes', async () => {
    const { server, user } = openAccount();
    server.answer(account.update, { body: own });
    const details = within(await screen.findByRole('form', { name: 'Your details' }));
    expect(details.queryByLabelText('Current password')).toBeNull();
    await user.type(details.getByLabelText('Email'), '.org');
    await user.type(await details.findByLabelText('Current password'), 'what I know');
    await user.click(details.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Account updated successfully.')).toBeVisible();
    expect(server.callsOf(account.update)[0]?.body).toMatchObject({ currentPassword: 'what I know' });
  });

  it('tells what happened lately, and what to do about a stranger', async () => {
    openAccount();
    expect(await screen.findByText('Gave a wrong password')).toBeVisible();
    expect(screen.getByText('Jan 5, 2026, 192.0.2.9')).toBeVisible();
    expect(screen.getByText(/If something here was not you, change your password/)).toBeVisible();
  });

  it('asks for the current password and for the new one twice', async () => {
    const { server, user } = openAccount();
    const form = await screen.findByRole('form', { name: 'Password' });
    await user.click(within(form).getByRole('button', { name: 'Change Password' }));
    expect(await within(form).findByText('Please confirm your password!')).toBeVisible();
    await user.type(within(form).getByLabelText('Current password'), 'the one before this');
    await user.type(within(form).getByLabelText('New password'), 'a quiet road at dawn 7');
    await user.type(within(form).getByLabelText('Confirm new password'), 'something else');
    await user.click(within(form).getByRole('button', { name: 'Change Password' }));
    expect(await within(form).findByText('Passwords must match.')).toBeVisible();
    expect(server.callsOf(account.changePassword)).toEqual([]);
  });

  it('shows at its field that the current password is wrong', async () => {
    const { server, user } = openAccount();
    const message = 'This is not your current password.';
    server.answer(account.changePassword, {
      status: 400,
      body: { code: 'invalid', message, errors: [{ path: 'currentPassword', message }] },
    });
    await user.type(await screen.findByLabelText('Current password'), 'not this one');
    await user.type(screen.getByLabelText('New password'), 'a quiet road at dawn 7');
    await user.type(screen.getByLabelText('Confirm new password'), 'a quiet road at dawn 7{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true');
  });

  it('ends a session that is not this one', async () => {
    const { server, user } = openAccount();
    server.answer(account.endSession, { body: { message: 'This session has ended.' } });
    expect(await screen.findByText('This one')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'End the session of Firefox on Windows' }));
    expect(await screen.findByText('This session has ended.')).toBeVisible();
    expect(server.callsOf(account.endSession)[0]?.path).toBe('/account/sessions/there');
  });

  it('ends all others after a question', async () => {
    const { server, user } = openAccount();
    const message = 'All your other sessions have ended.';
    server.answer(account.endOtherSessions, { body: { message } });
    await user.click(await screen.findByRole('button', { name: 'End All Others' }));
    const dialog = await screen.findByRole('dialog');
    expect(server.callsOf(account.endOtherSessions)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'End All Others' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
