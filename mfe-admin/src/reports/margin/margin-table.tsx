import type { MarginCount } from '@overland/contracts';
import { formatCount, formatCountOf, formatMoney, formatPercent } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { CountsTable, type CountsTableProps } from '../counts-table';

type MarginRow = MarginCount & { key: string; name: string };

const money = (id: 'revenue' | 'cost', header: string): Column<MarginRow> => ({
  id,
  header,
  align: 'right',
  width: 120,
  onCard: false,
  cell: (row) => (row.orders === 0 ? '–' : formatMoney(row[id])),
});

const columns: readonly Column<MarginRow>[] = [
  {
    id: 'orders',
    header: 'Orders',
    align: 'right',
    width: 90,
    onCard: false,
    cell: ({ orders }) => formatCount(orders),
  },
  money('revenue', 'Revenue'),
  money('cost', 'Carrier cost'),
  {
    id: 'margin',
    header: 'Margin',
    align: 'right',
    width: 110,
    onCard: 'right',
    cell: ({ orders, margin }) => (orders === 0 ? '–' : <b>{formatMoney(margin)}</b>),
  },
  {
    id: 'percent',
    header: 'Of revenue',
    align: 'right',
    width: 110,
    onCard: false,
    cell: ({ percent }) => formatPercent(percent),
  },
  {
    id: 'withoutCost',
    header: 'Without a cost',
    align: 'right',
    width: 130,
    onCard: false,
    cell: ({ withoutCost }) => formatCount(withoutCost),
  },
];

const inWords: Column<MarginRow> = {
  id: 'words',
  header: 'Orders',
  cell: ({ orders, percent, withoutCost }) =>
    [
      ...(percent === null ? [] : [`${formatPercent(percent)} of ${formatCountOf(orders, 'order')}`]),
      ...(withoutCost === 0 ? [] : [`${formatCount(withoutCost)} without a cost`]),
    ].join(', '),
};

export const MarginTable = (props: CountsTableProps<MarginRow>) => (
  <CountsTable {...props} columns={columns} inWords={inWords} />
);
