import { userImports } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import-page';

const session = { role: 'Admin', userId: 'u', portalId: 'p' } as const;
const summary = {
  _id: '11111111-1111-4111-8111-111111111111',
  portalId: '22222222-2222-4222-8222-222222222222',
  companyName: 'Lone Star Motors',
  fileName: 'team.csv',
  createdAt: '2026-11-22T15:00:00.000Z',
  total: 2,
  done: 1,
  failed: 1,
  isFinished: true,
};

describe('a file of users', () => {
  it('is asked for where none was chosen', async () => {
    const server = new FakeServer().answer(userImports.list, { body: [] });
    const { user } = openPage(<ImportPage />, { server, session });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Please choose a file.')).toBeVisible();
  });

  it('shows who is invited and who is left out, and sends nothing before that is confirmed', async () => {
    const row = { status: 'waiting', message: null, userId: null } as const;
    const cells = { email: 'ann@lonestar.example', firstName: 'Ann', lastName: 'Archer', role: 'User' };
    const message = 'Email is not a valid email!';
    const server = new FakeServer().answer(userImports.list, { body: [] }).answer(userImports.check, {
      body: {
        rows: [
          { ...row, line: 2, cells },
          { ...row, line: 3, status: 'failed', message, cells: { ...cells, email: 'ben' } },
        ],
      },
    });
    server.answer(userImports.start, { body: summary });
    const { user } = openPage(<ImportPage />, { server, session });
    await user.upload(
      screen.getByLabelText(/CSV file/),
      new File(['email'], 'team.csv', { type: 'text/csv' }),
    );
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is invited' }));
    expect(dialog.getByRole('region', { name: 'Invited' })).toHaveTextContent(
      'Ann Archerann@lonestar.example',
    );
    expect(dialog.getByRole('region', { name: 'Refused' })).toHaveTextContent(`Line 3: ben${message}`);
    expect(server.callsOf(userImports.start)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
    await waitFor(() => expect(server.callsOf(userImports.start)).toHaveLength(1));
  });

  it('is listed once imported, with how many were refused', async () => {
    const server = new FakeServer().answer(userImports.list, { body: [summary] });
    openPage(<ImportPage />, { server, session });
    expect(await screen.findByRole('link', { name: 'team.csv' })).toBeVisible();
    expect(screen.getByText(/1 invitation, 1 refused/)).toBeVisible();
  });
});
