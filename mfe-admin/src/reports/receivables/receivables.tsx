import type { ReceivablesCount, ReceivablesReport } from '@overland/contracts';
import {
  EmptyState,
  formatCountOf,
  formatMoney,
  formatMoneyShort,
  Note,
  Stack,
  useIsPhone,
} from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { Link, useSession } from '@overland/web';
import { CountsTable } from '../counts-table';
import { FiguresRow } from '../figures-row';

type Row = ReceivablesCount & { key: string; name: string };

const ages = [
  { id: 'current', header: 'Not due yet' },
  { id: 'upTo30', header: '1–30 days' },
  { id: 'upTo60', header: '31–60 days' },
  { id: 'upTo90', header: '61–90 days' },
  { id: 'over90', header: 'Over 90 days' },
] as const;

const owed: Column<Row> = {
  id: 'owed',
  header: 'Owed',
  align: 'right',
  width: 130,
  onCard: 'right',
  cell: (row) => <b>{formatMoney(row.owed)}</b>,
};
const columns: Column<Row>[] = [
  { id: 'orders', header: 'Orders', align: 'right', width: 90, onCard: false, cell: ({ orders }) => orders },
  owed,
  ...ages.map(
    ({ id, header }): Column<Row> => ({
      ...{ id, header, align: 'right', width: 122, onCard: false },
      cell: (row) => (row[id] === 0 ? '–' : formatMoney(row[id])),
    }),
  ),
];
const inWords: Column<Row> = {
  id: 'words',
  header: 'Ages',
  cell: (row) =>
    ages.flatMap(({ id, header }) => (row[id] === 0 ? [] : `${header}: ${formatMoney(row[id])}`)).join(', '),
};

interface ReceivablesProps {
  report: ReceivablesReport;
  showsCompanies: boolean;
}

/** What customers owe today, by the days since it was due. */
export function Receivables({ report: { total, companies }, showsCompanies }: ReceivablesProps) {
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const isPhone = useIsPhone();
  if (total.orders === 0) {
    return (
      <EmptyState title="Nothing is owed" text="COD orders that are not paid are listed here by their age." />
    );
  }
  const late = total.owed - total.current;
  const rows = [
    { key: 'total', name: showsCompanies ? 'All companies' : 'All', ...total },
    ...(showsCompanies
      ? companies.map(({ portalId, companyName, ...row }) => ({ key: portalId, name: companyName, ...row }))
      : []),
  ];
  return (
    <Stack>
      <FiguresRow
        figures={[
          {
            label: 'Owed',
            value: formatMoneyShort(total.owed),
            note: isStaff ? (
              <Link to="/cod?paid=Unpaid">{formatCountOf(total.orders, 'order')} in COD</Link>
            ) : (
              formatCountOf(total.orders, 'order')
            ),
          },
          { label: 'Not due yet', value: formatMoneyShort(total.current), note: 'Due from today on' },
          { label: 'Past due', value: formatMoneyShort(late), note: '1 day or more' },
          { label: 'Over 90 days', value: formatMoneyShort(total.over90), note: 'Of what is past due' },
        ]}
      />
      <CountsTable<Row>
        title={showsCompanies ? 'By company' : 'By age'}
        heading={showsCompanies ? 'Company' : ''}
        what="Companies"
        rows={rows}
        columns={isPhone ? [owed] : columns}
        inWords={inWords}
      />
      <Note>
        COD orders that are not paid and not canceled, as they are now, less what was paid in part. A payment
        is due on the first planned pickup day, or on the day of the pickup where that was earlier, where the
        company is.
      </Note>
    </Stack>
  );
}
