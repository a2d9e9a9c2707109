import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhiteGloveCard } from './white-glove-card';

it('names its price and the price before a discount, and switches by keyboard', async () => {
  const onSwitch = jest.fn();
  render(<WhiteGloveCard price={6172} before={6500} onSwitch={onSwitch} />);
  const card = screen.getByRole('region', { name: /White Glove/ });
  expect(card).toHaveTextContent('$6,500$6,172');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSwitch).toHaveBeenCalledTimes(1);
});

it('cannot be switched twice', () => {
  render(<WhiteGloveCard price={6172} onSwitch={() => undefined} busy />);
  expect(screen.getByRole('button', { name: 'Switching…' })).toBeDisabled();
});

it('has no button where there is nothing to switch', () => {
  render(<WhiteGloveCard price={6172} />);
  expect(screen.queryByRole('button')).toBeNull();
});
