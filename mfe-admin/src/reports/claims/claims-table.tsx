import type { ClaimsCount } from '@overland/contracts';
import { formatCount, formatCountOf, formatMoney, Section, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { FirstRows } from '../first-rows';
import { FlushTable } from '../flush-table';

type ClaimsRow = ClaimsCount & { key: string; name: string };

interface ClaimsTableProps {
  title: string;
  heading: string;
  what: string;
  rows: readonly ClaimsRow[];
}

const measured = (id: 'perHundred' | 'daysToClose', header: string, width: number): Column<ClaimsRow> => ({
  id,
  header,
  align: 'right',
  width,
  onCard: false,
  cell: (row) => row[id] ?? '–',
});

const money = (id: 'asked' | 'approved' | 'paid', header: string): Column<ClaimsRow> => ({
  id,
  header,
  align: 'right',
  width: 95,
  onCard: false,
  cell: (row) => formatMoney(row[id]),
});

const columnsUnder = (heading: string, isPhone: boolean): Column<ClaimsRow>[] => [
  { id: 'name', header: heading, onCard: 'title', cell: ({ name }) => name },
  {
    id: 'claims',
    header: 'Claims',
    align: 'right',
    width: 105,
    onCard: 'right',
    cell: ({ claims, withdrawn }) => (
      <>
        <b>{isPhone ? formatCountOf(claims, 'claim') : formatCount(claims)}</b>
        {withdrawn > 0 && !isPhone && <div>{formatCount(withdrawn)} withdrawn</div>}
      </>
    ),
  },
  measured('perHundred', 'Per 100', 85),
  money('asked', 'Asked'),
  money('approved', 'Approved'),
  money('paid', 'Paid'),
  {
    id: 'open',
    header: 'Open',
    align: 'right',
    width: 95,
    onCard: false,
    cell: ({ open, overdue }) => (
      <>
        {formatCount(open)}
        {overdue > 0 && <div>{formatCount(overdue)} overdue</div>}
      </>
    ),
  },
  measured('daysToClose', 'Days to close', 120),
];

/** A card has room for one line of them. */
const inWords: Column<ClaimsRow> = {
  id: 'words',
  header: 'Amounts',
  cell: ({ approved, paid, open, overdue, withdrawn }) =>
    [
      `${formatMoney(approved)} approved`,
      `${formatMoney(paid)} paid`,
      ...(open === 0 ? [] : [`${formatCount(open)} open`]),
      ...(overdue === 0 ? [] : [`${formatCount(overdue)} overdue`]),
      ...(withdrawn === 0 ? [] : [`${formatCount(withdrawn)} withdrawn`]),
    ].join(', '),
};

export function ClaimsTable({ title, heading, what, rows }: ClaimsTableProps) {
  const isPhone = useIsPhone();
  const columns = columnsUnder(heading, isPhone);
  return (
    <Section flush title={title}>
      <FirstRows rows={rows} what={what}>
        {(shown) => (
          <FlushTable<ClaimsRow>
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
