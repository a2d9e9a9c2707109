import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfoTip } from './info-tip';

const words = 'The vehicle can brake, roll, steer and start.';
const mark = () => screen.getByRole('button', { name: 'About operable' });
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
beforeEach(() => render(<InfoTip about="operable">{words}</InfoTip>));

it('shows its words to the keyboard and hides them with Escape', async () => {
  await userEvent.tab();
  expect(mark()).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
  expect(mark()).toHaveAccessibleDescription(words);
  await userEvent.keyboard('{Escape}');
  await isGone();
});

it('shows its words while the pointer is over it or over them', async () => {
  await userEvent.hover(mark());
  const tooltip = await screen.findByRole('tooltip');
  await userEvent.hover(tooltip);
  expect(tooltip).toBeVisible();
  await userEvent.unhover(tooltip);
  await isGone();
});

it('shows its words at a tap', async () => {
  await userEvent.pointer({ keys: '[TouchA]', target: mark() });
  expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
});

it('submits no form', async () => {
  expect(mark()).toHaveAttribute('type', 'button');
});
