import type { CommissionCount } from '@overland/contracts';
import { formatCount, formatCountOf, formatMoney, formatMonth, Section } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from '../first-rows';
import { FlushTable } from '../flush-table';

export type CommissionRow = CommissionCount & {
  key: string;
  owner: string;
  company: string;
  /** The first day of it. */
  month?: string;
  /** Null where the list of orders cannot be narrowed so. */
  to: string | null;
};

interface CommissionTableProps {
  title: string;
  note?: string;
  /** Beside orders and commission; the first leads the row. */
  shows: readonly (keyof typeof named)[];
  rows: readonly CommissionRow[];
  total: CommissionCount;
}

export function CommissionTable({ title, note, shows, rows, total }: CommissionTableProps) {
  const [first, ...others] = shows.map((name) => named[name]);
  const columns = [...(first ? [{ ...first, onCard: 'title' as const }] : []), ...others, orders, commission];
  return (
    <Section flush title={title} {...(note !== undefined && { note })}>
      <FirstRows rows={rows} what="Rows">
        {(shown) => (
          <FlushTable<CommissionRow>
            label={title}
            columns={columns}
            rows={shown}
            rowId={({ key }) => key}
            rowHref={({ to }) => to ?? undefined}
            totals={[
              {
                label: shown.length < rows.length ? 'Total of all rows' : 'Total',
                values: { orders: formatCount(total.orders), commission: formatMoney(total.commission) },
              },
            ]}
          />
        )}
      </FirstRows>
    </Section>
  );
}

const named = {
  owner: { id: 'owner', header: 'Owner', cell: ({ owner }) => owner },
  company: { id: 'company', header: 'Company', cell: ({ company }) => company },
  month: { id: 'month', header: 'Month', cell: ({ month }) => month && formatMonth(month) },
} satisfies Record<string, Column<CommissionRow>>;

const orders: Column<CommissionRow> = {
  id: 'orders',
  header: 'Orders',
  align: 'right',
  width: 110,
  onCard: 'meta',
  cell: (row) => formatCount(row.orders),
};
const commission: Column<CommissionRow> = {
  id: 'commission',
  header: 'Commission',
  align: 'right',
  width: 200,
  onCard: 'right',
  cell: (row) => (
    <>
      <b>{formatMoney(row.commission)}</b>
      {row.unknown > 0 && <div>not known of {formatCountOf(row.unknown, 'order')}</div>}
    </>
  ),
};
