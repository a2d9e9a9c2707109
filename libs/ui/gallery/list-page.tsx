import { Button, formatDay, formatMoney, LinkButton, PageFrame, RouteText, StatusChip } from '../src/index';
import { type Column, DataTable, ListToolbar, useListState } from '../src/table/index';
import { rows, type SampleRow } from './samples';

export const columns: Column<SampleRow>[] = [
  { id: 'number', header: 'Number', sortKey: 'uniqueId', width: 100, cell: (row) => <b>#{row.uniqueId}</b> },
  { id: 'customer', header: 'Customer', sortKey: 'customer', cell: (row) => row.customer },
  {
    id: 'route',
    header: 'Route',
    width: '25%',
    onCard: 'title',
    cell: (row) => (
      <b>
        <RouteText from={row.from} to={row.to} />
      </b>
    ),
  },
  { id: 'vehicles', header: 'Vehicles', onCard: false, cell: (row) => row.vehicles },
  {
    id: 'status',
    header: 'Status',
    width: 130,
    onCard: 'side',
    cell: (row) => <StatusChip quote={row.status} />,
  },
  {
    id: 'price',
    header: 'Price',
    sortKey: 'price',
    align: 'right',
    onCard: 'right',
    width: 100,
    cell: (row) => <b>{formatMoney(row.price)}</b>,
  },
  {
    id: 'created',
    header: 'Created',
    sortKey: 'createdAt',
    align: 'right',
    width: 130,
    cell: (row) => formatDay(row.createdAt),
  },
];

export function ListPage() {
  const state = useListState({
    sort: { key: 'uniqueId', order: -1 },
    filters: { status: ['Unsaved', 'Saved', 'Booked'] },
  });
  const size = Number(new URLSearchParams(location.search).get('rows') ?? 12);
  return (
    <PageFrame
      title="Quotes"
      subtitle="150 of 2,318"
      actions={
        <>
          <Button size="small">Export</Button>
          <LinkButton to="/forms" variant="go" size="small">
            Get Quote
          </LinkButton>
        </>
      }
    >
      <ListToolbar
        state={state}
        searchHint="Search number, customer, vehicle or place"
        filters={[
          {
            key: 'status',
            label: 'Status',
            options: ['Unsaved', 'Saved', 'Booked', 'Archived'].map((value) => ({ value, label: value })),
          },
          { key: 'transport', label: 'Transport', options: [{ value: 'OPEN', label: 'Open' }] },
          { key: 'created', label: 'Created', kind: 'days' },
        ]}
      />
      <DataTable
        label="Quotes"
        columns={columns}
        rows={rows.slice(0, size)}
        rowId={(row) => row._id}
        rowHref={(row) => `/quote?${row._id}`}
        sort={state.sort}
        onSort={state.setSort}
        onLoadMore={() => undefined}
        isLoadingMore
        totals={[{ label: 'Total', values: { price: '$21,180' } }]}
      />
    </PageFrame>
  );
}
