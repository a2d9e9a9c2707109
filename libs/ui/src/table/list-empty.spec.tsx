import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListEmpty } from './list-empty';

const none = { title: 'No quotes yet', text: 'Quotes you make are listed here.' };

it('says what will be here while there is nothing at all', () => {
  render(
    <ListEmpty what="quotes" state={{ search: '', isFiltered: false, reset: () => undefined }} none={none} />,
  );
  expect(screen.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
});

it.each([
  ['bell', false, 'Search for another name.', 'Clear search'],
  ['', true, 'Change the filters, or clear them.', 'Clear filters'],
  ['bell', true, 'Search for another name, or clear the filters.', 'Clear search and filters'],
])(
  'names what hides everything (search %j, filtered %j), and clears it',
  async (search, isFiltered, text, label) => {
    const reset = jest.fn();
    render(<ListEmpty what="quotes" state={{ search, isFiltered, reset }} hint="another name" none={none} />);
    expect(screen.getByRole('heading', { name: 'No quotes match' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(reset).toHaveBeenCalledTimes(1);
  },
);
