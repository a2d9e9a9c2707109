import { userEdits, users } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { aUser } from '../users/a-user';
import { UserListPage } from './user-list-page';

const session = { role: 'Admin', userId: 'u', portalId: 'p' } as const;
const active = aUser();
const invited = aUser({
  _id: 'invited',
  firstName: 'Tess',
  lastName: 'Holloway',
  invitedAt: new Date().toISOString(),
  invitationEndsAt: new Date(Date.now() + dayMs).toISOString(),
});
const archived = aUser({
  _id: 'archived',
  firstName: 'Nina',
  lastName: 'Osei',
  status: 'Archived',
  archivedAt: new Date(Date.now() - dayMs).toISOString(),
});

function openUsers(rows = [active, invited, archived]) {
  const server = new FakeServer().answer(users.list, { body: { rows, total: rows.length, next: null } });
  return openPage(<UserListPage />, { server, session, path: '/users' });
}
const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
});

describe('the list of users', () => {
  it('says how each person stands: active, invited or archived', async () => {
    openUsers();
    expect(await row('Kayla Brandt')).toHaveTextContent('Active');
    expect(await row('Tess Holloway')).toHaveTextContent('Invitation: 24 hours left');
    expect(await row('Nina Osei')).toHaveTextContent('29 days left to restore');
  });

  it('sends an invitation again from its row', async () => {
    const { server, user } = openUsers();
    server.answer(userEdits.invite, { body: invited });
    await user.click(within(await row('Tess Holloway')).getByRole('button', { name: /^Resend/ }));
    expect(await screen.findByText(`The invitation is emailed to ${invited.email} once more.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText(`The invitation was sent again to ${invited.email}.`)).toBeVisible();
  });

  it('restores an archived person from the row', async () => {
    const { server, user } = openUsers();
    server.answer(userEdits.setStatus, { body: { ...archived, status: 'Active' } });
    await user.click(within(await row('Nina Osei')).getByRole('button', { name: 'Restore Nina Osei' }));
    expect(await screen.findByText('Nina Osei has been restored.')).toBeVisible();
    expect(server.callsOf(userEdits.setStatus)[0]?.body).toEqual({ status: 'Active' });
  });

  it('offers nothing to do with people above the reader', async () => {
    openUsers([aUser({ ...archived, role: 'MCAdmin' })]);
    expect(within(await row('Nina Osei')).queryByRole('button')).toBeNull();
  });

  it('says that users could not be read, and tries again', async () => {
    const server = new FakeServer();
    server.isReachable = false;
    openPage(<UserListPage />, { server, session, path: '/users' });
    expect(await screen.findByText('There was an error getting users', {}, { timeout: 4000 })).toBeVisible();
  });
});
