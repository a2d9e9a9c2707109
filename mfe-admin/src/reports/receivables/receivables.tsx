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
  /** The list of its orders. */
  list: string;
};

const ages = owedAgeNames.map((id) => ({ id, header: owedAges[id].label }));
const pastDue = owedAgeNames.filter((age) => age !== 'current');

/** In COD, which a company's Admin does not have: in the list of orders there. */
const listOf = (isStaff: boolean, company: string | null): string =>
  isStaff
    ? `/cod?paid=Unpaid${company === null ? '' : `&company=${company}`}`
    : '/orders?payment=COD&paid=Unpaid';

interface SumProps {
  of: Pick<Row, 'list'>;
  /** Of these ages alone. */
  ages?: readonly OwedAge[];
  children: ReactNode;
}

/** Leads to the orders that it is of. */
const Sum = ({ of: { list }, ages = [], children }: SumProps) => (
  <Link to={`${list}${ages.map((age) => `&age=${age}`).join('')}`}>{children}</Link>
);

const owed: Column<Row> = {
  id: 'owed',
  header: 'Owed',
  align: 'right',
  width: 130,
  onCard: 'right',
  cell: (row) => (
    <Sum of={row}>
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
      cell: (row) =>
        row[id] === 0 ? (
          '–'
        ) : (
          <Sum of={row} ages={[id]}>
            {formatMoney(row[id])}
          </Sum>
        ),
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
  const all: Row = {
    ...total,
    key: 'total',
    name: showsCompanies ? 'All companies' : 'All',
    list: listOf(isStaff, ofCompany),
  };
  const rows = [
    all,
    ...(showsCompanies
      ? companies.map(
          ({ portalId: key, companyName: name, ...row }): Row => ({
            ...row,
            key,
            name,
            list: listOf(isStaff, key),
          }),
        )
      : []),
  ];
  const sum = (owed: number, ages: readonly OwedAge[] = []) => {
    const money = formatMoneyShort(owed);
    return owed === 0 ? (
      money
    ) : (
      <Sum of={all} ages={ages}>
        {money}
      </Sum>
    );
  };
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
