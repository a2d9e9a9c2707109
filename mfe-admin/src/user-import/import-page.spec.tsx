import { userImports } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
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
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Please choose a file.')).toBeVisible();
  });

  it('is listed once imported, with how many were refused', async () => {
    const server = new FakeServer().answer(userImports.list, { body: [summary] });
    openPage(<ImportPage />, { server, session });
    expect(await screen.findByRole('link', { name: 'team.csv' })).toBeVisible();
    expect(screen.getByText(/1 invitation, 1 refused/)).toBeVisible();
  });
});
