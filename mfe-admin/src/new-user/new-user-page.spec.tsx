import { portals, userEdits } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { aUser } from '../users/a-user';
import { NewUserPage } from './new-user-page';

const admin = { role: 'Admin', userId: 'u', portalId: 'p' } as const;

function openNewUser(session: { role: 'Admin' | 'MCAdmin'; userId: string; portalId: string } = admin) {
  const server = new FakeServer()
    .answer(userEdits.create, { body: aUser({ _id: 'new' }) })
    .answer(portals.list, { body: { rows: [], total: 0, next: null } });
  return openPage(<NewUserPage />, { server, session, path: '/users/new' });
}

describe('the form of a new user', () => {
  it('asks for what is missing by its label', async () => {
    const { user, server } = openNewUser();
    await user.clear(await screen.findByLabelText('Temporary password'));
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    for (const label of ['Email', 'First name', 'Last name', 'Role', 'Temporary password']) {
      expect(await screen.findByText(`${label} is required!`)).toBeVisible();
    }
    expect(server.callsOf(userEdits.create)).toEqual([]);
  });

  it('offers no role above the own, and neither company nor super admin to an Admin', async () => {
    const { user } = openNewUser();
    await user.click(await screen.findByLabelText('Role'));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Select One', 'Admin', 'User']);
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Company')).toBeNull();
  });

  it('makes another temporary password', async () => {
    const { user } = openNewUser();
    const field = await screen.findByLabelText<HTMLInputElement>('Temporary password');
    const first = field.value;
    await user.click(screen.getByRole('button', { name: 'Make Another' }));
    expect(field.value).not.toBe(first);
  });

  it('invites, says so and leads to the page of the new user', async () => {
    const { user, server, router } = openNewUser();
    await user.type(await screen.findByLabelText('Email'), 'kayla@lonestarmotors.example');
    await user.type(screen.getByLabelText('First name'), 'Kayla');
    await user.type(screen.getByLabelText('Last name'), 'Brandt');
    await user.click(screen.getByLabelText('Role'));
    await user.click(await screen.findByRole('option', { name: 'User' }));
    await user.click(screen.getByRole('button', { name: 'Create User' }));
    expect(await screen.findByText('An invitation was sent to kayla@lonestarmotors.example.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/user/new');
    expect(server.callsOf(userEdits.create)[0]?.body).toMatchObject({ role: 'User', firstName: 'Kayla' });
    expect(server.callsOf(userEdits.create)[0]?.body).not.toHaveProperty('portalId');
  });
});
