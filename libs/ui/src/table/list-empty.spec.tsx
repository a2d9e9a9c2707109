import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListEmpty } from './list-empty';

const none = { title: 'No quotes yet', text: 'Quotes you make are listed here.' };

it('says what will be here while there is nothing at all', () => {
  render(<ListEmpty what="quotes" state={{ isNarrowed: false, reset: () => undefined }} none={none} />);
  expect(screen.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
});

it('clears the search and the filters where they hide everything', async () => {
  const reset = jest.fn();
  render(<ListEmpty what="quotes" state={{ isNarrowed: true, reset }} none={none} />);
  expect(screen.getByRole('heading', { name: 'No quotes match' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(reset).toHaveBeenCalledTimes(1);
});
