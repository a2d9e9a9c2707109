import styled from '@emotion/styled';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from '@overland/web';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { Skeleton } from '../query/skeleton';
import { AllBox, ChoiceBox } from './choice-box';
import { HeadCell } from './head-cell';
import { useRowKeys } from './row-keys';
import { useRowOpen } from './row-open';
import { useShownColumns } from './shown-columns';
import type { DataTableProps, RowSelection } from './types';
import { useWindowRows } from './use-window-rows';

const rowHeights = { '1': 45, '2': 59 };
const skeletonRows = 12;

/** Dense where people compare: hairlines, small quiet headings, tabular figures. */
const Fixed = styled(Table)({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  '& .MuiTableCell-root': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '9px 14px',
    borderBottom: '1px solid var(--line)',
    font: 'inherit',
    fontSize: 14,
    lineHeight: 1.45,
    letterSpacing: 'normal',
    color: 'var(--ink)',
  },
  '& .MuiTableCell-head': {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 2,
    fontSize: 13,
    fontWeight: 600,
    color: 'var(--ink-2)',
    background: 'var(--paper)',
  },
  // Not `:last-of-type`: with it, each row that comes or goes while scrolling has all others styled anew.
  '& tr[data-last] .MuiTableCell-body': { borderBottom: 0 },
  '& tr[data-row]': { cursor: 'pointer' },
  '& tr[data-row]:hover .MuiTableCell-body, & tr[data-row]:focus-within .MuiTableCell-body': {
    background: 'var(--tint)',
  },
  // Out from under the heading, and above what is docked at the foot of the window.
  '& tr[data-row], & tr[data-row] a': { scrollMargin: '56px 0 88px' },
  '& tr[data-chosen] .MuiTableCell-body': { background: 'var(--tint)' },
  '& tr[data-marked] .MuiTableCell-body, & tr[data-marked]:hover .MuiTableCell-body': {
    background: 'var(--amber-tint)',
    '&:first-of-type': { boxShadow: 'inset 4px 0 0 var(--amber)' },
  },
  '& .MuiTableCell-root[data-choice]': { padding: '0 0 0 6px', overflow: 'visible' },
  '& tr:focus-visible': { outline: '3px solid var(--blue)', outlineOffset: -3 },
  '& .MuiTableCell-footer': { fontWeight: 800, borderBottom: 0 },
  '& tr[data-edge] .MuiTableCell-footer': { borderTop: '2px solid var(--line)' },
  '& tr[data-grand] .MuiTableCell-footer': {
    fontSize: 20,
    '&:first-of-type, &[data-label]': { fontSize: 14 },
  },
  '@media (max-width: 1100px)': { '& .MuiTableCell-root': { paddingLeft: 8, paddingRight: 8 } },
  '& tr[data-spacer] .MuiTableCell-root': { padding: 0, border: 0 },
});

const RowLink = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** The wide form of a DataTable. */
export function TableView<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowId, rowHref, isPending, selection, lines = 1, isMarked } = props;
  const columns = useShownColumns(props.columns);
  const body = useRef<HTMLTableSectionElement>(null);
  const span = columns.length + (selection ? 1 : 0);
  const inView = useWindowRows({
    count: rows.length,
    estimate: rowHeights[lines],
    list: body,
    keyOf: (index) => {
      const row = rows[index];
      return row === undefined ? String(index) : rowId(row);
    },
  });
  const rowProps = useRowOpen(props);
  useRowKeys(body);

  return (
    <Fixed aria-label={label} aria-rowcount={isPending ? -1 : rows.length + 1}>
      <colgroup>
        {selection && <col style={{ width: 44 }} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <TableHead>
        <TableRow>
          {selection && (
            <TableCell data-choice>
              <AllBox label={label} selection={selection} count={rows.length} />
            </TableCell>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
        {isPending && <SkeletonRows columns={columns} lines={lines} hasChoice={selection !== undefined} />}
        <Spacer height={inView.before} span={span} />
        {inView.items.map(({ index }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <BodyRow<Row>
              key={rowId(row)}
              row={row}
              index={index}
              isLast={index === rows.length - 1}
              columns={columns}
              rowHref={rowHref}
              rowProps={rowProps}
              isChosen={selection?.chosen.has(rowId(row))}
              isMarked={isMarked}
              toggle={selection?.toggle}
              labelOf={selection?.labelOf}
              measure={inView.measure}
            />
          );
        })}
        <Spacer height={inView.after} span={span} />
      </TableBody>
      {props.totals && !isPending && (
        <Totals columns={columns} totals={props.totals} hasChoice={selection !== undefined} />
      )}
    </Fixed>
  );
}

interface BodyRowProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'rowHref' | 'isMarked'>,
    Partial<Pick<RowSelection<Row>, 'toggle' | 'labelOf'>> {
  row: Row;
  index: number;
  isLast: boolean;
  /** Undefined where rows are not chosen. */
  isChosen: boolean | undefined;
  rowProps: ReturnType<typeof useRowOpen<Row>>;
  measure: Ref<HTMLTableRowElement>;
}

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, index, isLast, columns, rowHref, rowProps, measure, isChosen, isMarked, toggle, labelOf } =
    props;
  return (
    <TableRow
      ref={measure}
      data-index={index}
      data-last={isLast || undefined}
      data-chosen={isChosen || undefined}
      data-marked={isMarked?.(row) || undefined}
      aria-rowindex={index + 2}
      {...rowProps(row)}
    >
      {isChosen !== undefined && (
        <TableCell data-choice>
          <ChoiceBox label={labelOf?.(row) ?? ''} isChosen={isChosen} onChange={() => toggle?.(row)} />
        </TableCell>
      )}
      {columns.map((column, at) => (
        <TableCell key={column.id} align={column.align}>
          <Linked href={at === 0 ? rowHref?.(row) : undefined}>{column.cell(row)}</Linked>
        </TableCell>
      ))}
    </TableRow>
  );
}

/** While one scrolls, only rows that come into view are rendered. */
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

export function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <RowLink to={href}>{children}</RowLink>;
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <TableRow data-spacer>
      <TableCell colSpan={span} style={{ height }} />
    </TableRow>
  );
}

interface TotalsProps<Row> extends Required<Pick<DataTableProps<Row>, 'columns' | 'totals'>> {
  hasChoice: boolean;
}

function Totals<Row>({ columns, totals, hasChoice }: TotalsProps<Row>) {
  return (
    <TableFooter>
      {totals.map(({ label, values, isGrand = false }, at) => {
        const found = columns.findIndex(({ id }) => id in values);
        const before = found === -1 ? columns.length : Math.max(1, found);
        return (
          <TableRow
            key={label}
            data-edge={at === 0 || isGrand || undefined}
            data-grand={isGrand || undefined}
          >
            {hasChoice && <TableCell />}
            <TableCell colSpan={before} data-label>
              {label}
            </TableCell>
            {columns.slice(before).map(({ id, align }) => (
              <TableCell key={id} align={align}>
                {values[id]}
              </TableCell>
            ))}
          </TableRow>
        );
      })}
    </TableFooter>
  );
}

const Bar = styled('div')({
  display: 'grid',
  alignContent: 'center',
  height: 26,
  '&[data-lines="2"]': { height: 40 },
  '&[data-align=right]': { justifyItems: 'end' },
});

interface SkeletonRowsProps<Row> extends Required<Pick<DataTableProps<Row>, 'columns' | 'lines'>> {
  hasChoice: boolean;
}

function SkeletonRows<Row>({ columns, lines, hasChoice }: SkeletonRowsProps<Row>) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the grey rows are all alike
    <TableRow key={row} aria-hidden="true" data-last={row === skeletonRows - 1 || undefined}>
      {hasChoice && <TableCell />}
      {columns.map(({ id, align }, at) => (
        <TableCell key={id} align={align}>
          <Bar data-align={align} data-lines={lines}>
            <Skeleton width={`${50 + ((row * 7 + at * 13) % 40)}%`} height={12} />
          </Bar>
        </TableCell>
      ))}
    </TableRow>
  ));
}
