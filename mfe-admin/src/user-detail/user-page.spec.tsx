import { type OwnSecondSteps, type User, userEdits, users } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { aUser } from '../users/a-user';
import { UserPage } from './user-page';

const session = { role: 'Admin', userId: 'u', portalId: 'p' } as const;

const noSteps: OwnSecondSteps = {
  isRequired: false,
  passkeys: [],
  authenticator: null,
  recoveryCodes: { left: 0, createdAt: null, lastUsedAt: null },
};

function openUser(given: User, steps = noSteps) {
  const server = new FakeServer()
    .answer(users.get, { body: given })
    .answer(users.secondSteps, { body: steps });
  return openPage(<UserPage />, { server, session, path: '/user/:userId', at: `/user/${given._id}` });
}

describe('the page of a user', () => {
  it('saves what was changed', async () => {
    const { server, user } = openUser(aUser());
    const field = await screen.findByLabelText('First name');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'Kay');
    server.answer(userEdits.update, { body: aUser({ firstName: 'Kay' }) });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('The changes have been saved.')).toBeVisible();
    expect(server.callsOf(userEdits.update)[0]?.body).toMatchObject({
      firstName: 'Kay',
      role: 'User',
      version: 3,
    });
  });

  it('shows what somebody else changed meanwhile, under what was typed', async () => {
    const { server, user } = openUser(aUser());
    const theirs = aUser({ firstName: 'Kaye', mobilePhone: '(214) 555-0199', version: 4 });
    const conflict = { code: 'conflict', message: 'Someone else changed it.', details: { user: theirs } };
    server.answer(userEdits.update, { status: 409, body: conflict });
    const field = await screen.findByLabelText('First name');
    await user.clear(field);
    await user.type(field, 'Kay');
    const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await save();
    expect(await screen.findByText(/Somebody else changed this user/)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First name is now: Kaye. You entered: Kay.  Use theirs Keep mine',
      'Mobile phone is now: (214) 555-0199. Taken over. ',
    ]);
    expect(field).toHaveValue('Kay');
    expect(screen.getByLabelText('Mobile phone (optional)')).toHaveValue('(214) 555-0199');

    server.answer(userEdits.update, { body: { ...theirs, firstName: 'Kay', version: 5 } });
    await save();
    expect(await screen.findByText('The changes have been saved.')).toBeVisible();
    expect(server.callsOf(userEdits.update)[1]?.body).toMatchObject({
      firstName: 'Kay',
      mobilePhone: '(214) 555-0199',
      version: 4,
    });
    expect(screen.queryByText(/Somebody else changed this user/)).toBeNull();
  });

  it('asks before it discards what was typed', async () => {
    const { user } = openUser(aUser());
    const field = await screen.findByLabelText('First name');
    await user.type(field, 'h');
    const discard = () => user.click(screen.getByRole('button', { name: 'Discard' }));
    await discard();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep Editing' }));
    expect(field).toHaveValue('Kaylah');
    await discard();
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(field).toHaveValue('Kayla');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('says why a save was refused that no newer version explains', async () => {
    const { server, user } = openUser(aUser());
    const message = 'This is the last super admin. Please name another one first.';
    server.answer(userEdits.update, { status: 409, body: { code: 'conflict', message } });
    await user.type(await screen.findByLabelText('First name'), 'h');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('archives after a question', async () => {
    const { server, user } = openUser(aUser());
    await user.click(await screen.findByRole('button', { name: 'Archive User' }));
    expect(server.callsOf(userEdits.setStatus)).toEqual([]);
    server.answer(userEdits.setStatus, { body: aUser({ status: 'Archived' }) });
    const dialog = await screen.findByRole('dialog');
    await user.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Archive User') ??
        dialog,
    );
    expect(await screen.findByText('Kayla Brandt has been archived.')).toBeVisible();
    expect(server.callsOf(userEdits.setStatus)[0]?.body).toEqual({ status: 'Archived' });
  });

  it('resets the second steps of somebody who has lost them, after a question', async () => {
    const { server, user } = openUser(aUser({ secondStep: 'passkey' }));
    const message = 'The second steps were removed. This user now gets a code by email.';
    server.answer(userEdits.resetSecondSteps, { body: { message } });
    await user.click(await screen.findByRole('button', { name: 'Reset Second Steps' }));
    expect(server.callsOf(userEdits.resetSecondSteps)).toEqual([]);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reset Second Steps' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('lists every second step with its days', async () => {
    const [createdAt, lastUsedAt] = ['2026-09-08T12:00:00.000Z', '2026-10-02T12:00:00.000Z'];
    openUser(aUser({ secondStep: 'passkey' }), {
      isRequired: false,
      passkeys: [
        { _id: 'a', name: 'Laptop', createdAt, lastUsedAt, isDiscoverable: true },
        { _id: 'b', name: 'YubiKey', createdAt, lastUsedAt: null, isDiscoverable: null },
      ],
      authenticator: { createdAt, lastUsedAt },
      recoveryCodes: { left: 8, createdAt, lastUsedAt },
    });
    const used = 'Added Sep 8, 2026, used Oct 2, 2026';
    for (const [label, value] of [
      ['Passkey “Laptop”', used],
      ['Passkey “YubiKey”', 'Added Sep 8, 2026, not used yet'],
      ['Authenticator app', used],
      ['Recovery codes', '8 of 10 left, made Sep 8, 2026, last used Oct 2, 2026'],
      ['Code by email', 'As a fallback'],
    ])
      expect((await screen.findByText(label ?? '')).nextSibling).toHaveTextContent(value ?? '');
  });

  it('offers no reset to somebody with the code by email alone', async () => {
    openUser(aUser({ secondStep: 'emailCode' }));
    expect(await screen.findByRole('button', { name: 'End All Sessions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Second Steps' })).toBeNull();
  });

  it('says of an invited user that nobody signed in yet, and offers no end of sessions', async () => {
    const invitedAt = new Date().toISOString();
    const invitationEndsAt = new Date(Date.now() + 3_600_000).toISOString();
    openUser(aUser({ invitedAt, invitationEndsAt, lastSignedInAt: null, secondStep: null }));
    expect(await screen.findByRole('button', { name: 'Resend Invitation' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).toBeNull();
    for (const [label, value] of [
      ['Last signed in', 'Never'],
      ['Status', 'Invitation: 1 hour left'],
      ['None yet', 'A code by email from the first sign-in'],
    ])
      expect((await screen.findByText(label ?? '')).nextSibling).toHaveTextContent(value ?? '');
  });

  it('shows an archived user with the way back and without a form', async () => {
    openUser(aUser({ status: 'Archived', archivedAt: new Date().toISOString() }));
    expect(await screen.findByRole('button', { name: 'Restore User' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });

  it('offers nobody to archive themselves or to change their own role', async () => {
    openUser(aUser({ _id: 'u', role: 'Admin' }));
    expect(await screen.findByLabelText('Role')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Archive User' })).toBeNull();
  });

  it('shows people above the reader without anything to change', async () => {
    openUser(aUser({ role: 'MCAdmin' }));
    expect(await screen.findByText('kayla@lonestarmotors.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save|Archive|End/ })).toBeNull();
  });
});
