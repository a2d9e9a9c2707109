import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './fold';

const show = (startsOpen = false) =>
  render(
    <Fold title="How this price is made" level={2} note="Open" startsOpen={startsOpen}>
      Band 1,251 – 1,500 mi
    </Fold>,
  );
const button = () => screen.getByRole('button', { name: /How this price is made/ });

it('opens and closes by keyboard, and draws its content only while it is open', async () => {
  show();
  expect(screen.getByRole('heading', { level: 2, name: /How this price is made/ })).toBeVisible();
  expect(screen.queryByText(/Band/)).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/Band/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/Band/)).toBeNull());
});

it('opens and closes by pointer', async () => {
  show(true);
  expect(screen.getByText(/Band/)).toBeVisible();
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByText(/Band/)).toBeNull());
});
