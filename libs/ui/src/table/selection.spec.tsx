import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DataTable } from './data-table';
import type { Column } from './types';
import { useChosen } from './use-chosen';

interface Order {
  id: string;
  price: number;
}
const orders: Order[] = [
  { id: '10241', price: 2250 },
  { id: '10238', price: 1915 },
  { id: '10236', price: 3180 },
];
const columns: Column<Order>[] = [
  { id: 'number', header: 'Number', cell: ({ id }) => `#${id}` },
  { id: 'price', header: 'Price', cell: ({ price }) => `$${price}` },
];
const rowId = ({ id }: Order) => id;
const rowHref = ({ id }: Order) => `/order/${id}`;
const labelOf = ({ id }: Order) => `Select order #${id}`;

function List() {
  const [scope, setScope] = useState('all');
  const [rows, setRows] = useState(orders);
  const { chosen, selection } = useChosen({ rows, rowId, labelOf, scope });
  return (
    <>
      <DataTable
        label="Orders"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowHref={rowHref}
        selection={selection}
      />
      <output>{chosen.map(rowId).join(' ')}</output>
      <button type="button" onClick={() => setRows([...rows].reverse())}>
        Sort
      </button>
      <button type="button" onClick={() => setScope('some')}>
        Filter
      </button>
      <input aria-label="Search" />
    </>
  );
}

function show() {
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const chosen = () => screen.getByRole('status').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name });
const link = (name: string) => screen.getByRole('link', { name });

describe('choosing rows', () => {
  it('is done with a box in front of each, and all of them with the box in the heading', async () => {
    const user = show();
    await user.click(box('Select order #10238'));
    expect(chosen()).toBe('10238');
    expect(box('Select all of Orders')).toBePartiallyChecked();
    await user.click(box('Select all of Orders'));
    expect(chosen()).toBe('10241 10238 10236');
    await user.click(box('Select all of Orders'));
    expect(chosen()).toBe('');
  });

  it('is done with x and with Space on the row in focus', async () => {
    const user = show();
    link('#10241').focus();
    await user.keyboard('x');
    await user.keyboard('{ArrowDown} ');
    expect(chosen()).toBe('10241 10238');
    await user.keyboard('x');
    expect(chosen()).toBe('10241');
  });

  it('lasts while the list is sorted, and ends when another part of it is asked for', async () => {
    const user = show();
    await user.click(box('Select order #10236'));
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(box('Select order #10236')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(chosen()).toBe('');
  });
});

describe('the keys j and k', () => {
  it('go to the first row, and from there down and up', async () => {
    const user = show();
    await user.keyboard('j');
    expect(link('#10241')).toHaveFocus();
    await user.keyboard('jjk');
    expect(link('#10238')).toHaveFocus();
  });

  it('are letters where text is typed', async () => {
    const user = show();
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'jk');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jk');
  });
});
