import { styled, useIsPhone } from '@overland/ui';
import { type Column, DataTable, type DataTableProps, type TotalsLine } from '@overland/ui/table';
import type { ReactNode } from 'react';

/** A table within a section: its edges are those of the section, its first column begins where the heading does. */
const Flush = styled('div')({
  '& > .MuiPaper-root': {
    border: 0,
    borderTop: '1px solid var(--line)',
    borderRadius: '0 0 12px 12px',
  },
  '& .MuiTableCell-root:first-of-type': { paddingLeft: 24 },
  '& .MuiTableCell-root:last-of-type': { paddingRight: 24 },
});

/** A card has no headings, so each of its lines names its value. */
const withHeader = (
  { onCard, align, header }: Pick<Column<never>, 'onCard' | 'align' | 'header'>,
  value: ReactNode,
) =>
  onCard === 'meta' || (onCard === undefined && align === 'right') ? (
    <>
      {header}: {value}
    </>
  ) : (
    value
  );

const inWords = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, cell: (row) => withHeader(column, column.cell(row)) }));

const totalInWords = <Row,>(
  columns: readonly Column<Row>[],
  { values, ...line }: TotalsLine,
): TotalsLine => ({
  ...line,
  values: Object.fromEntries(
    columns
      .filter(({ id, onCard }) => id in values && onCard !== false)
      .map((column) => [column.id, withHeader(column, values[column.id])]),
  ),
});

export function FlushTable<Row>({ columns, totals, ...rest }: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const lines = isPhone ? totals?.map((line) => totalInWords(columns, line)) : totals;
  return (
    <Flush>
      <DataTable<Row>
        {...rest}
        columns={isPhone ? inWords(columns) : columns}
        {...(lines && { totals: lines })}
      />
    </Flush>
  );
}
