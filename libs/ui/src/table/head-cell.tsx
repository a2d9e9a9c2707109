import styled from '@emotion/styled';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment } from 'react';
import { sortsOf } from './sorts-of';
import type { Column, Sort, SortChoice } from './types';

const SortButton = styled(TableSortLabel)({
  padding: '6px 0',
  margin: '-6px 0',
  '&:hover, &:focus, &.Mui-active': { color: 'var(--ink)' },
  '& .MuiTableSortLabel-icon': {
    margin: '0 0 0 4px',
    fontSize: 'inherit',
    lineHeight: 1,
    transition: 'none',
  },
});

/** MUI turns it round for an ascending order. */
const Arrow = ({ className }: { className?: string }) => (
  <span className={className} aria-hidden="true">
    ↓
  </span>
);

interface HeadCellProps<Row> {
  column: Column<Row>;
  /** In view where the table is scrolled sideways. */
  stays: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** The heading of a column; a button for each order that the list can be brought into by it. */
export function HeadCell<Row>({ column, stays, sort, onSort }: HeadCellProps<Row>) {
  const sorts = sortsOf(column);
  const shared = { align: column.align, 'data-stays': stays || undefined };
  if (sorts.length === 0 || !onSort) return <TableCell {...shared}>{column.header}</TableCell>;
  const isActive = sorts.some(({ sortKey }) => sortKey === sort?.key);
  return (
    <TableCell {...shared} sortDirection={isActive && sort ? directions[sort.order] : false}>
      {sorts.map((choice, at) => (
        <Fragment key={choice.sortKey}>
          {at > 0 && ', '}
          <SortWord choice={choice} sort={sort} onSort={onSort} />
        </Fragment>
      ))}
    </TableCell>
  );
}

const directions = { '1': 'asc', '-1': 'desc' } as const;

interface SortWordProps extends Required<Pick<HeadCellProps<unknown>, 'onSort'>> {
  choice: SortChoice;
  sort: Sort | undefined;
}

function SortWord({ choice: { header, sortKey, firstOrder = 1 }, sort, onSort }: SortWordProps) {
  const order = sort?.key === sortKey ? sort.order : undefined;
  const next = order === undefined ? firstOrder : order === 1 ? -1 : 1;
  return (
    <SortButton
      active={order !== undefined}
      direction={order && directions[order]}
      hideSortIcon
      IconComponent={Arrow}
      onClick={() => onSort({ key: sortKey, order: next })}
    >
      {header}
    </SortButton>
  );
}
