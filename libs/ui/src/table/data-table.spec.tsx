import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { EmptyState } from '../query/query-state';
import { DataTable } from './data-table';
import type { Column, DataTableProps } from './types';

interface Quote {
  id: string;
  customer: string;
  price: number;
}
const rows: Quote[] = [
  { id: '10234', customer: 'Marcus Bell', price: 3180 },
  { id: '10235', customer: 'Ann Lee', price: 940 },
];
const columns: Column<Quote>[] = [
  { id: 'number', header: 'Number', sortKey: 'uniqueId', cell: ({ id }) => `#${id}`, onCard: 'title' },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  {
    id: 'price',
    header: 'Price',
    align: 'right',
    onCard: 'right',
    cell: ({ price }) => (
      <>
        ${price} <button type="button">Copy</button>
      </>
    ),
  },
  { id: 'created', header: 'Created', cell: () => 'Nov 20, 2026', priority: 'low', onCard: false },
];

const Address = () => <output>{useLocation().pathname}</output>;
const show = (props: Partial<DataTableProps<Quote>> = {}) =>
  render(
    <MemoryRouter>
      <DataTable
        label="Quotes"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/quote/${id}`}
        {...props}
      />
      <Address />
    </MemoryRouter>,
  );

let width = 1440;
beforeEach(() => {
  width = 1440;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return Object.assign(new EventTarget(), { matches: width <= limit, media: query }) as MediaQueryList;
  });
});
afterEach(() => jest.restoreAllMocks());

const row = (name: RegExp) => screen.getByRole('row', { name });
const address = () => screen.getByRole('status').textContent;

it.each<[Partial<DataTableProps<Quote>>, string]>([
  [{}, '3'],
  [{ total: 2318, onLoadMore: () => undefined }, '2319'],
  [{ total: null, onLoadMore: () => undefined }, '-1'],
  [{ onLoadMore: () => undefined }, '-1'],
  [{ isPending: true, total: 2318 }, '-1'],
])('tells assistive technology how many rows there are in all: %j', (props, count) => {
  show(props);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', count);
});

describe('a row', () => {
  it('opens at a click', async () => {
    show();
    await userEvent.click(within(row(/Ann Lee/)).getByText('Ann Lee'));
    expect(address()).toBe('/quote/10235');
  });

  it('opens by keyboard; the arrow keys go from row to row', async () => {
    show();
    screen.getByRole('link', { name: '#10234' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '#10235' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/quote/10235');
  });

  it('without an address of its own takes the focus and opens with Enter', async () => {
    const onRowOpen = jest.fn();
    show({ rowHref: undefined, onRowOpen });
    row(/Marcus Bell/).focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenCalledWith(rows[0]);
  });

  it('does not open when text in it is selected', async () => {
    show();
    const text = within(row(/Marcus Bell/)).getByText('Marcus Bell');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text, offset: 0 },
      { target: text, offset: 6 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(getSelection()?.toString()).toBe('Marcus');
    expect(address()).toBe('/');
    getSelection()?.removeAllRanges();
  });

  it('leaves a click on a button in it to the button', async () => {
    show();
    await userEvent.click(within(row(/Ann Lee/)).getByRole('button', { name: 'Copy' }));
    expect(address()).toBe('/');
  });
});

describe('a heading', () => {
  it('sorts by keyboard, and the other way round the next time', async () => {
    const onSort = jest.fn();
    const { unmount } = show({ sort: { key: 'uniqueId', order: -1 }, onSort });
    const heading = screen.getByRole('columnheader', { name: 'Number' });
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    act(() => within(heading).getByRole('button', { name: 'Number' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(onSort).toHaveBeenLastCalledWith({ key: 'uniqueId', order: 1 });
    unmount();
    show({ sort: { key: 'uniqueId', order: 1 }, onSort });
    await userEvent.click(screen.getByRole('button', { name: 'Number' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'uniqueId', order: -1 });
  });

  it('of a column that the server does not sort by is no button', () => {
    show({ onSort: () => undefined });
    expect(screen.queryByRole('button', { name: 'Customer' })).toBeNull();
  });
});

describe('a heading of several facts', () => {
  const route: Column<Quote> = {
    id: 'route',
    header: 'Route and vehicles',
    cell: () => 'Dallas, TX → Denver, CO',
    sorts: [
      { header: 'Pickup', sortKey: 'pickup' },
      { header: 'Vehicles', sortKey: 'vehicles', firstOrder: -1 },
    ],
  };

  it('sorts by each of them', async () => {
    const onSort = jest.fn();
    show({ columns: [...columns, route], sort: { key: 'pickup', order: 1 }, onSort });
    expect(screen.getByRole('columnheader', { name: /^Pickup.*Vehicles$/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Vehicles' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'vehicles', order: -1 });
    await userEvent.click(screen.getByRole('button', { name: 'Pickup' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'pickup', order: -1 });
  });
});

describe('the width of the window', () => {
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('has room for all columns when it is wide', () => {
    show();
    expect(headings()).toEqual(['Number', 'Customer', 'Price', 'Created']);
  });

  it('leaves columns of low priority out below 1100 pixels', () => {
    width = 1000;
    show();
    expect(headings()).toEqual(['Number', 'Customer', 'Price']);
  });

  it('makes cards of the rows on a phone, with what the list marks for them', async () => {
    width = 390;
    show();
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(screen.getByRole('list', { name: 'Quotes' })).getAllByRole('listitem');
    expect(card).toHaveTextContent('#10234Marcus Bell$3180');
    expect(card).not.toHaveTextContent('Nov 20');
    await userEvent.click(within(card as HTMLElement).getByText('Marcus Bell'));
    expect(address()).toBe('/quote/10234');
  });

  it('lets the cards be sorted from a list', async () => {
    width = 390;
    const onSort = jest.fn();
    show({ sort: { key: 'uniqueId', order: -1 }, onSort });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Number ↑');
    expect(onSort).toHaveBeenCalledWith({ key: 'uniqueId', order: 1 });
  });
});

describe('the four states', () => {
  it('has grey rows that are not read aloud while it loads', () => {
    show({ rows: [], isPending: true });
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(8);
  });

  it('says what went wrong and tries again', async () => {
    const onRetry = jest.fn();
    show({ rows: [], error: new Error('offline'), onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('says what will be here while it is empty', () => {
    show({ rows: [], empty: <EmptyState title="No quotes yet" /> });
    expect(screen.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  });

  it('has a line of sums and a button for more rows', async () => {
    const onLoadMore = jest.fn();
    show({ totals: [{ label: 'All', values: { price: '$4,120' } }], onLoadMore });
    expect(screen.getByRole('cell', { name: '$4,120' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalled();
  });
});
