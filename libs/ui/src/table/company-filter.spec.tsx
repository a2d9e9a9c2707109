import { portals } from '@overland/contracts';
import { screen } from '@testing-library/react';
import { FakeServer } from '../testing/fake-server';
import { openPage } from '../testing/open-page';
import { CompanyFilter } from './company-filter';

it('offers every company to an MCAdmin, by keyboard and pointer', async () => {
  const server = new FakeServer().answer(portals.list, {
    body: { rows: [{ _id: 'p1', companyName: 'Lone Star Motors' }], total: 1, next: null },
  });
  const onPick = jest.fn();
  const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
  const { user } = openPage(<CompanyFilter value="" onPick={onPick} />, { server, session });
  await screen.findByRole('option', { name: 'Lone Star Motors' });
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), 'Lone Star Motors');
  expect(onPick).toHaveBeenCalledWith('p1');
});
