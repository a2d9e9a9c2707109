import {
  type OwedAge,
  owedAgeNames,
  owedAges,
  type ReceivablesCount,
  type ReceivablesReport,
} from '@overland/contracts';
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
import type { ReactNode } from 'react';
import { CountsTable } from '../counts-table';
import { FiguresRow } from '../figures-row';

type Row = ReceivablesCount & {
  key: string;
  name: string;
  /** What of the address of COD they share; null for who has no COD. */
  inCod: string[][] | null;
};

const ages = owedAgeNames.map((id) => ({ id, header: owedAges[id].label }));
const pastDue = owedAgeNames.filter((age) => age !== 'current');

/** The orders in COD that a sum is of; none for a company's Admin, who has no COD. */
const codOf = (row: Pick<Row, 'inCod'>, ages: readonly OwedAge[] = []): string | null =>
  row.inCod && `/cod?${new URLSearchParams([...row.inCod, ...ages.map((age) => ['age', age])]).toString()}`;

function Sum({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? children : <Link to={to}>{children}</Link>;
}

const owed: Column<Row> = {
  id: 'owed',
  header: 'Owed',
  align: 'right',
  width: 130,
  onCard: 'right',
  cell: (row) => (
    <Sum to={codOf(row)}>
      <b>{formatMoney(row.owed)}</b>
    </Sum>
  ),
};
const columns: Column<Row>[] = [
  { id: 'orders', header: 'Orders', align: 'right', width: 90, onCard: false, cell: ({ orders }) => orders },
  owed,
  ...ages.map(
    ({ id, header }): Column<Row> => ({
      ...{ id, header, align: 'right', width: 122, onCard: false },
      cell: (row) => (row[id] === 0 ? '–' : <Sum to={codOf(row, [id])}>{formatMoney(row[id])}</Sum>),
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
export function Receivables({
  report: { portalId: ofCompany, total, companies },
  showsCompanies,
}: ReceivablesProps) {
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  const isPhone = useIsPhone();
  if (total.orders === 0) {
    return (
      <EmptyState title="Nothing is owed" text="COD orders that are not paid are listed here by their age." />
    );
  }
  const late = total.owed - total.current;
  const inCodOf = (company: string | null) =>
    isStaff ? [['paid', 'Unpaid'], ...(company === null ? [] : [['company', company]])] : null;
  const all: Row = {
    ...total,
    key: 'total',
    name: showsCompanies ? 'All companies' : 'All',
    inCod: inCodOf(ofCompany),
  };
  const rows = [
    all,
    ...(showsCompanies
      ? companies.map(
          ({ portalId: key, companyName: name, ...row }): Row => ({ ...row, key, name, inCod: inCodOf(key) }),
        )
      : []),
  ];
  const sum = (owed: number, ages: readonly OwedAge[] = []) => (
    <Sum to={owed === 0 ? null : codOf(all, ages)}>{formatMoneyShort(owed)}</Sum>
  );
  return (
    <Stack>
      <FiguresRow
        figures={[
          {
            label: 'Owed',
            value: sum(total.owed),
            note: `${formatCountOf(total.orders, 'order')}${isStaff ? ' in COD' : ''}`,
          },
          {
            label: owedAges.current.label,
            value: sum(total.current, ['current']),
            note: 'Due today or later',
          },
          { label: 'Past due', value: sum(late, pastDue), note: '1 day or more' },
          {
            label: owedAges.over90.label,
            value: sum(total.over90, ['over90']),
            note: 'Of what is past due',
          },
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
