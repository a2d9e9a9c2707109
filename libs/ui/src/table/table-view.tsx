import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from '@overland/web';
import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef } from 'react';
import { Skeleton } from '../query/skeleton';
import { useRowOpen } from './row-open';
import type { Column, DataTableProps, Sort } from './types';
import { useWindowRows } from './use-window-rows';

const rowHeight = 45;
const skeletonRows = 12;
const features = tableFeatures({});

const Fixed = styled(Table)({
  tableLayout: 'fixed',
  '& th': { position: 'sticky', top: 'var(--sticky-top, 0px)', zIndex: 2 },
  '& td, & th': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody tr[data-row]': { cursor: 'pointer' },
  '& tbody tr[data-row]:hover td, & tbody tr[data-row]:focus-within td': { background: 'var(--tint)' },
  '& tbody tr:focus-visible': { outlineOffset: -3 },
  '& tfoot td': { fontWeight: 800, borderTop: '2px solid var(--line)', borderBottom: 0 },
  '& [data-spacer] td': { padding: 0, border: 0 },
});

const RowLink = styled(Link)({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** The wide form of a DataTable. */
export function TableView<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowHref, isPending, totals } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const defs = useMemo(() => columns.map(definition), [columns]);
  const table = useTable({ features, columns: defs, data: rows, getRowId: rowId });
  const model = table.getRowModel().rows;
  const inView = useWindowRows({
    count: model.length,
    estimate: rowHeight,
    list: body,
    keyOf: (index) => model[index]?.id ?? String(index),
  });
  const rowProps = useRowOpen(props);

  return (
    <Fixed aria-label={label} aria-rowcount={isPending ? -1 : rows.length + 1}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
        {isPending && <SkeletonRows columns={columns} />}
        <Spacer height={inView.before} span={columns.length} />
        {inView.items.map(({ index }) => {
          const row = model[index];
          return row === undefined ? null : (
            <TableRow
              key={row.id}
              ref={inView.measure}
              data-index={index}
              aria-rowindex={index + 2}
              {...rowProps(row.original)}
            >
              {columns.map((column, at) => (
                <TableCell key={column.id} align={column.align}>
                  <Linked href={at === 0 ? rowHref?.(row.original) : undefined}>
                    {column.cell(row.original)}
                  </Linked>
                </TableCell>
              ))}
            </TableRow>
          );
        })}
        <Spacer height={inView.after} span={columns.length} />
      </TableBody>
      {totals && !isPending && (
        <TableFooter>
          <TableRow>
            {columns.map(({ id, align }) => (
              <TableCell key={id} align={align}>
                {totals[id]}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      )}
    </Fixed>
  );
}

function definition<Row extends RowData>({ id, header }: Column<Row>): ColumnDef<typeof features, Row> {
  return { id, header };
}

export function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <RowLink to={href}>{children}</RowLink>;
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr data-spacer>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

const SortButton = styled('button')({
  font: 'inherit',
  color: 'inherit',
  border: 0,
  padding: '6px 0',
  margin: '-6px 0',
  background: 'none',
  cursor: 'pointer',
  '&:hover, [aria-sort] > &': { color: 'var(--ink)' },
});

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

function HeadCell<Row extends RowData>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, sortKey, align } = column;
  if (sortKey === undefined || !onSort) return <TableCell align={align}>{header}</TableCell>;
  const order = sort?.key === sortKey ? sort.order : undefined;
  return (
    <TableCell align={align} aria-sort={order && (order === 1 ? 'ascending' : 'descending')}>
      <SortButton type="button" onClick={() => onSort({ key: sortKey, order: order === 1 ? -1 : 1 })}>
        {header}
        <span aria-hidden="true">{order === undefined ? '' : order === 1 ? ' ↑' : ' ↓'}</span>
      </SortButton>
    </TableCell>
  );
}

function SkeletonRows<Row extends RowData>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the grey rows are all alike
    <TableRow key={row} aria-hidden="true">
      {columns.map(({ id, align }, at) => (
        <TableCell key={id} align={align}>
          <div
            style={{
              display: 'grid',
              justifyItems: align === 'right' ? 'end' : 'start',
              height: 26,
              alignContent: 'center',
            }}
          >
            <Skeleton width={`${50 + ((row * 7 + at * 13) % 40)}%`} height={12} />
          </div>
        </TableCell>
      ))}
    </TableRow>
  ));
}
