import { screen, within } from '@testing-library/react';
import { FakeServer, openPage } from '../testing/index';
import { LinkTabs } from './link-tabs';

const tabs = [
  { id: 'levels', to: '/settings?section=levels', label: 'Levels' },
  { id: 'sheet', to: '/settings?section=sheet', label: 'Sheet', name: 'Sheet, changed' },
] as const;

it('is a navigation of links, each reached by Tab, and tells which one is shown', async () => {
  const { user } = openPage(<LinkTabs label="Settings" shown="sheet" tabs={tabs} />, {
    server: new FakeServer(),
  });
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(tabs.map(({ to }) => to));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(links[1]).toHaveAccessibleName('Sheet, changed');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('tablist')).toBeNull();
  for (const link of links) {
    await user.tab();
    expect(link).toHaveFocus();
  }
});
