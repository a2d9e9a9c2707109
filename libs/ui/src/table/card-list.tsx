import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { Skeleton } from '../query/skeleton';
import { useRowOpen } from './row-open';
import { Linked } from './table-view';
import type { Column, DataTableProps, Sort } from './types';
import { useWindowRows } from './use-window-rows';

const cardHeight = 96;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 16px',
  borderBottom: '1px solid var(--line)',
  fontSize: 14,
  lineHeight: '24px',
  color: 'var(--ink-2)',
  '&:last-of-type': { borderBottom: 0 },
  '&[data-row]': { cursor: 'pointer' },
  '&[data-row]:focus-within': { background: 'var(--tint)' },
  '&:focus-visible': { outlineOffset: -3 },
});
const Side = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '&:last-of-type': { justifyItems: 'end', textAlign: 'right', flex: 'none', maxWidth: '50%' },
});
const First = styled('div')({
  color: 'var(--ink)',
  fontWeight: 600,
  '[data-side=right] > &': { fontSize: 16 },
});
const Gap = styled('li')({ display: 'block' });

/** The phone form of a DataTable: a card for each row. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowHref, isPending, totals } = props;
  const list = useRef<HTMLUListElement>(null);
  const inView = useWindowRows({
    count: rows.length,
    estimate: cardHeight,
    list,
    keyOf: (index) => {
      const row = rows[index];
      return row === undefined ? String(index) : rowId(row);
    },
  });
  const rowProps = useRowOpen(props);
  const { title, right, under, underRight } = places(columns);
  return (
    <>
      <PhoneSort columns={columns} sort={props.sort} onSort={props.onSort} />
      <List ref={list} aria-label={label}>
        {isPending && <SkeletonCards />}
        {inView.before > 0 && <Gap aria-hidden="true" style={{ height: inView.before }} />}
        {inView.items.map(({ index }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Item key={rowId(row)} ref={inView.measure} data-index={index} {...rowProps(row)}>
              <Side>
                <First>
                  <Linked href={rowHref?.(row)}>{title?.cell(row)}</Linked>
                </First>
                {under.map((column) => (
                  <div key={column.id}>{column.cell(row)}</div>
                ))}
              </Side>
              <Side data-side="right">
                {right && <First>{right.cell(row)}</First>}
                {underRight.map((column) => (
                  <div key={column.id}>{column.cell(row)}</div>
                ))}
              </Side>
            </Item>
          );
        })}
        {inView.after > 0 && <Gap aria-hidden="true" style={{ height: inView.after }} />}
      </List>
      {totals && !isPending && <PhoneTotals columns={columns} totals={totals} />}
    </>
  );
}

function isAside<Row>({ phone, align }: Column<Row>): boolean {
  return phone === 'side' || (phone === undefined && align === 'right');
}

/** Where each column stands on the card. */
function places<Row>(columns: readonly Column<Row>[]) {
  const title = columns.find(({ phone }) => phone === 'title') ?? columns[0];
  const right = columns.find(({ phone }) => phone === 'right');
  const meta = columns.filter((column) => column !== title && column !== right && column.phone !== 'hide');
  return {
    title,
    right,
    under: meta.filter((column) => !isAside(column)),
    underRight: meta.filter(isAside),
  };
}

const SortLine = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderBottom: '1px solid var(--line)',
  fontSize: 14,
  color: 'var(--ink-2)',
  '& select': {
    font: 'inherit',
    fontWeight: 600,
    color: 'var(--ink)',
    background: 'var(--paper)',
    border: 0,
    minHeight: 32,
    flex: 1,
    minWidth: 0,
  },
});

/** Cards have no headings to sort by. */
function PhoneSort<Row>({ columns, sort, onSort }: Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  const sortable = columns.filter(({ sortKey }) => sortKey !== undefined);
  if (!onSort || sortable.length === 0) return null;
  const pick = (value: string) => {
    const [key = '', order] = value.split(' ');
    const next: Sort = { key, order: order === '1' ? 1 : -1 };
    onSort(next);
  };
  return (
    <SortLine>
      Sort by
      <select value={sort ? `${sort.key} ${sort.order}` : ''} onChange={(event) => pick(event.target.value)}>
        {sortable.flatMap(({ header, sortKey }) => [
          <option key={`${sortKey} 1`} value={`${sortKey} 1`}>{`${header} ↑`}</option>,
          <option key={`${sortKey} -1`} value={`${sortKey} -1`}>{`${header} ↓`}</option>,
        ])}
      </select>
    </SortLine>
  );
}

const TotalsLine = styled(Item)({ fontWeight: 800, color: 'var(--ink)', borderTop: '2px solid var(--line)' });

function PhoneTotals<Row>({ columns, totals }: { columns: readonly Column<Row>[]; totals: object }) {
  const shown = columns.filter(({ id }) => id in totals);
  const values = totals as Record<string, ReactNode>;
  return (
    <TotalsLine as="div">
      {shown.map(({ id }) => (
        <span key={id}>{values[id]}</span>
      ))}
    </TotalsLine>
  );
}

function SkeletonCards() {
  return Array.from({ length: 8 }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the grey cards are all alike
    <Item key={card} aria-hidden="true" style={{ height: cardHeight }}>
      <Skeleton width="52%" height={14} />
      <Skeleton width="20%" height={14} />
    </Item>
  ));
}
