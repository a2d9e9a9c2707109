import styled from '@emotion/styled';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { PHONE } from '../theme/tokens';

const Scroll = styled('div')({ overflowX: 'auto' });
const Drawn = styled(Table)({
  '& caption': { captionSide: 'top', padding: '0 0 6px', fontSize: 14, color: 'var(--ink-2)' },
  '& .MuiTableCell-root': {
    padding: '9px 10px',
    border: 0,
    font: 'inherit',
    fontSize: 15,
    letterSpacing: 'normal',
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
  },
  '& .MuiTableCell-head': { fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', verticalAlign: 'bottom' },
  '& .MuiTableCell-body': { borderTop: '1px solid var(--line)' },
  '& .MuiTableCell-footer': { borderTop: '2px solid var(--line)' },
  '& td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-footer, & [data-kind=sum] > *': { fontWeight: 800 },
  // The first cell of each row is a heading. Without `th` it would be the first plain cell, too.
  '& tr > th:first-of-type': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '&[data-flush] tr > th:first-of-type': { paddingLeft: 24 },
  '&[data-flush] tr > :last-child': { paddingRight: 24 },
  [PHONE]: {
    '& .MuiTableCell-root': { paddingInline: 6 },
    '& [data-wide]': { display: 'none' },
    '&[data-flush] tr > th:first-of-type': { paddingLeft: 16 },
    '&[data-flush] tr > :last-child': { paddingRight: 16 },
  },
});

export interface SmallColumn<Row> {
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'right';
  width?: number;
  isWide?: boolean;
  total?: ReactNode;
}

interface SmallTableProps<Row> {
  label?: string;
  caption?: string;
  /** The first names the rows. */
  columns: readonly SmallColumn<Row>[];
  /** They never move. */
  rows: readonly Row[];
  isSum?: (row: Row) => boolean;
  hasTotals?: boolean;
  /** As wide as a section without padding. */
  isFlush?: boolean;
}

/** A few figures to read. Lists that are sorted, paged or opened are a `DataTable`. */
export function SmallTable<Row>(props: SmallTableProps<Row>) {
  const { label, caption, columns, rows, isSum, hasTotals = false, isFlush = false } = props;
  return (
    <Scroll>
      <Drawn aria-label={label} data-flush={isFlush || undefined}>
        {caption !== undefined && <caption>{caption}</caption>}
        <TableHead>
          <Cells columns={columns} contentOf={({ header }) => header} isHead />
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <Cells
              // biome-ignore lint/suspicious/noArrayIndexKey: two cars of one model are two rows, which never move
              key={index}
              columns={columns}
              contentOf={({ cell }) => cell(row, index)}
              kind={isSum?.(row) ? 'sum' : undefined}
            />
          ))}
        </TableBody>
        {hasTotals && (
          <TableFooter>
            <Cells columns={columns} contentOf={({ total }) => total} />
          </TableFooter>
        )}
      </Drawn>
    </Scroll>
  );
}

interface CellsProps<Row> {
  columns: readonly SmallColumn<Row>[];
  contentOf: (column: SmallColumn<Row>) => ReactNode;
  kind?: string | undefined;
  isHead?: boolean;
}

function Cells<Row>({ columns, contentOf, kind, isHead = false }: CellsProps<Row>) {
  return (
    <TableRow data-kind={kind}>
      {columns.map((column, at) => (
        <TableCell
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two cars of one model are two
          key={at}
          align={column.align}
          data-wide={column.isWide || undefined}
          {...(at === 0 && !isHead && { component: 'th', scope: 'row' })}
          {...(isHead && { style: { width: column.width } })}
        >
          {contentOf(column)}
        </TableCell>
      ))}
    </TableRow>
  );
}
