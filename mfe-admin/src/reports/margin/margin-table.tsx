import type { MarginCount } from '@overland/contracts';
import { formatCount, formatCountOf, formatMoney, formatPercent, Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from '../first-rows';
import { FlushTable } from '../flush-table';

type MarginRow = MarginCount & { key: string; name: string };

interface MarginTableProps {
  title: string;
  heading: string;
  what: string;
  rows: readonly MarginRow[];
}

const money = (id: 'revenue' | 'cost', header: string): Column<MarginRow> => ({
  id,
  header,
  align: 'right',
  width: 120,
  onCard: false,
  cell: (row) => (row.orders === 0 ? '–' : formatMoney(row[id])),
});

const columnsUnder = (heading: string): Column<MarginRow>[] => [
  { id: 'name', header: heading, onCard: 'title', cell: ({ name }) => name },
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

/** A card has room for one line of them. */
const inWords: Column<MarginRow> = {
  id: 'words',
  header: 'Orders',
  cell: ({ orders, percent, withoutCost }) =>
    [
      ...(percent === null ? [] : [`${formatPercent(percent)} of ${formatCountOf(orders, 'order')}`]),
      ...(withoutCost === 0 ? [] : [`${formatCount(withoutCost)} without a cost`]),
    ].join(', '),
};

export function MarginTable({ title, heading, what, rows }: MarginTableProps) {
  const isPhone = useIsPhone();
  const columns = columnsUnder(heading);
  return (
    <Section flush title={title}>
      <FirstRows rows={rows} what={what}>
        {(shown) => (
          <FlushTable<MarginRow>
            label={title}
            columns={isPhone ? [...columns, inWords] : columns}
            rows={shown}
            rowId={({ key }) => key}
          />
        )}
      </FirstRows>
    </Section>
  );
}
