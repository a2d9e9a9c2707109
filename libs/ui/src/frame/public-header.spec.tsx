import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Brand } from './brand';
import { Facts } from './facts';
import { PublicHeader } from './public-header';

it('leads home by keyboard and shows what stands beside it', async () => {
  render(
    <MemoryRouter>
      <PublicHeader home="/login" aside={<a href="/login">Sign in</a>} />
    </MemoryRouter>,
  );
  await userEvent.tab();
  const home = screen.getByRole('link', { name: /, home$/ });
  expect(home).toHaveFocus();
  expect(home).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

it('shows the logo of a portal with its name as text', () => {
  render(<Brand logo="data:image/png;base64,AA==" name="Lone Star Motors" />);
  expect(screen.getByRole('img', { name: 'Lone Star Motors' })).toBeVisible();
});

it('leaves out facts that are not known', () => {
  render(
    <Facts
      facts={[
        { label: 'Customer', value: 'Marcus Bell' },
        { label: 'Company', value: null },
      ]}
    />,
  );
  expect(screen.getByText('Marcus Bell')).toBeVisible();
  expect(screen.queryByText('Company')).toBeNull();
});
