import { openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { ImportPage } from './import-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const choose = (text: string) => new File([text], 'fleet.csv', { type: 'text/csv' });

it('asks for a file where none was chosen', async () => {
  const { user } = openPage(<ImportPage />, { session });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Please choose a file.')).toBeVisible();
});

it('reports that a chosen file is empty', async () => {
  const { user } = openPage(<ImportPage />, { session });
  await user.upload(screen.getByLabelText('CSV file'), choose(''));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('This file is empty.')).toBeVisible();
});
