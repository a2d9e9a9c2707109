import { render, screen, within } from '@testing-library/react';
import { SmallTable } from './small-table';

const rows = [
  { step: 'Base price', dollars: 800 },
  { step: 'Base price', dollars: 900 },
];
const columns = [
  { header: 'Step', cell: ({ step }: (typeof rows)[number]) => step, total: 'Total' },
  { header: 'Price', cell: ({ dollars }: (typeof rows)[number]) => dollars, total: 1700, isWide: true },
];

it('names its columns and its rows', () => {
  render(<SmallTable label="Steps" columns={columns} rows={rows} />);
  const table = within(screen.getByRole('table', { name: 'Steps' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Step', 'Price']);
  expect(table.getAllByRole('rowheader')).toHaveLength(2);
  expect(table.queryByText('Total')).toBeNull();
});

it('has a line of totals below the rows', () => {
  render(<SmallTable caption="Steps" columns={columns} rows={rows} hasTotals isSum={() => true} />);
  expect(screen.getByRole('row', { name: 'Total 1700' }).parentElement?.tagName).toBe('TFOOT');
  expect(screen.getByRole('row', { name: 'Base price 800' })).toHaveAttribute('data-kind', 'sum');
});
