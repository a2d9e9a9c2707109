import styled from '@emotion/styled';
import { Link } from '@overland/web';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { Skeleton } from '../query/skeleton';
import { useRowOpen } from './row-open';
import type { Column, DataTableProps, Sort } from './types';
import { useWindowRows } from './use-window-rows';

const rowHeight = 45;
const skeletonRows = 12;

/** Dense where people compare: hairlines, small quiet headings, tabular figures. */
const Fixed = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& td, & th': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '9px 14px',
    borderBottom: '1px solid var(--line)',
    fontSize: 14,
    lineHeight: 1.45,
    textAlign: 'left',
    color: 'var(--ink)',
  },
  '& th': {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: 2,
    fontSize: 13,
    fontWeight: 600,
    color: 'var(--ink-2)',
    background: 'var(--paper)',
  },
  '& [data-align=right]': { textAlign: 'right' },
  // Not `:last-of-type`: with it, each row that comes or goes while scrolling has all others styled anew.
  '& tbody tr[data-last] td': { borderBottom: 0 },
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
export function TableView<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowHref, isPending, totals } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const inView = useWindowRows({
    count: rows.length,
    estimate: rowHeight,
    list: body,
    keyOf: (index) => {
      const row = rows[index];
      return row === undefined ? String(index) : rowId(row);
    },
  });
  const rowProps = useRowOpen(props);

  return (
    <Fixed aria-label={label} aria-rowcount={isPending ? -1 : rows.length + 1}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {isPending && <SkeletonRows columns={columns} />}
        <Spacer height={inView.before} span={columns.length} />
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
              measure={inView.measure}
            />
          );
        })}
        <Spacer height={inView.after} span={columns.length} />
      </tbody>
      {totals && !isPending && (
        <tfoot>
          <tr>
            {columns.map(({ id, align }) => (
              <td key={id} data-align={align}>
                {totals[id]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Fixed>
  );
}

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowHref'> {
  row: Row;
  index: number;
  isLast: boolean;
  rowProps: ReturnType<typeof useRowOpen<Row>>;
  measure: Ref<HTMLTableRowElement>;
}

function PlainBodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, index, isLast, columns, rowHref, rowProps, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-last={isLast || undefined}
      aria-rowindex={index + 2}
      {...rowProps(row)}
    >
      {columns.map((column, at) => (
        <td key={column.id} data-align={column.align}>
          <Linked href={at === 0 ? rowHref?.(row) : undefined}>{column.cell(row)}</Linked>
        </td>
      ))}
    </tr>
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

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, sortKey, align } = column;
  if (sortKey === undefined || !onSort)
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  const order = sort?.key === sortKey ? sort.order : undefined;
  return (
    <th scope="col" data-align={align} aria-sort={order && (order === 1 ? 'ascending' : 'descending')}>
      <SortButton type="button" onClick={() => onSort({ key: sortKey, order: order === 1 ? -1 : 1 })}>
        {header}
        <span aria-hidden="true">{order === undefined ? '' : order === 1 ? ' ↑' : ' ↓'}</span>
      </SortButton>
    </th>
  );
}

function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the grey rows are all alike
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr key={row} aria-hidden="true" data-last={row === skeletonRows - 1 || undefined}>
      {columns.map(({ id, align }, at) => (
        <td key={id} data-align={align}>
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
        </td>
      ))}
    </tr>
  ));
}
