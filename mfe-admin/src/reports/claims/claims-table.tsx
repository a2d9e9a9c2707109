import type { ClaimsCount } from '@overland/contracts';
import { formatCount, formatCountOf, formatMoney, useIsPhone } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { CountsTable, type CountsTableProps } from '../counts-table';

type ClaimsRow = ClaimsCount & { key: string; name: string };

/** Numbers of one column all have it. */
export const oneDecimal = (value: number | null): string => value?.toFixed(1) ?? '–';

const measured = (id: 'perHundred' | 'daysToClose', header: string, width: number): Column<ClaimsRow> => ({
  id,
  header,
  align: 'right',
  width,
  onCard: false,
  cell: (row) => oneDecimal(row[id]),
});

const money = (id: 'asked' | 'approved' | 'paid', header: string): Column<ClaimsRow> => ({
  id,
  header,
  align: 'right',
  width: 95,
  onCard: false,
  cell: (row) => formatMoney(row[id]),
});

const columnsOn = (isPhone: boolean): Column<ClaimsRow>[] => [
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

const inWords: Column<ClaimsRow> = {
  id: 'words',
  header: 'Amounts',
  cell: ({ perHundred, asked, approved, paid, open, overdue, withdrawn, daysToClose }) =>
    [
      ...(perHundred === null ? [] : [`${oneDecimal(perHundred)} per 100 orders`]),
      `${formatMoney(asked)} asked`,
      `${formatMoney(approved)} approved`,
      `${formatMoney(paid)} paid`,
      ...(open === 0 ? [] : [`${formatCount(open)} open`]),
      ...(overdue === 0 ? [] : [`${formatCount(overdue)} overdue`]),
      ...(withdrawn === 0 ? [] : [`${formatCount(withdrawn)} withdrawn`]),
      ...(daysToClose === null ? [] : [`${oneDecimal(daysToClose)} days to close`]),
    ]
      // A number and its word stay on one line.
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(', '),
};

export const ClaimsTable = (props: CountsTableProps<ClaimsRow>) => (
  <CountsTable {...props} columns={columnsOn(useIsPhone())} inWords={inWords} />
);
