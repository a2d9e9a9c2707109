import styled from '@emotion/styled';
import MuiList from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useRef } from 'react';
import { PlainSelect } from '../actions/plain-select';
import { Skeleton } from '../query/skeleton';
import { Linked } from './body-row';
import { AllBox, ChoiceBox } from './choice-box';
import { useRowKeys } from './row-keys';
import { useRowOpen } from './row-open';
import { sortsOf } from './sorts-of';
import type { Column, DataTableProps, Sort, TotalsLine } from './types';
import { useWindowRows } from './use-window-rows';

const cardHeight = 96;

const Item = styled(ListItem)({
  alignItems: 'stretch',
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
  '&[data-chosen]': { background: 'var(--tint)' },
  '&[data-marked]': { background: 'var(--amber-tint)', boxShadow: 'inset 4px 0 0 var(--amber)' },
  '&[data-row] a': { scrollMarginBlock: 88 },
  '& > label': { flex: 'none', alignSelf: 'start', margin: '-10px -12px 0 -14px' },
  '&:focus-visible': { outline: '3px solid var(--blue)', outlineOffset: -3 },
});
const Side = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '&:first-of-type': { flex: 1 },
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
  const { label, columns, rows, rowId, rowHref, isPending, totals, selection, isMarked } = props;
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
  useRowKeys(list);
  const { title, right, under, underRight } = places(columns);
  return (
    <>
      <PhoneHead {...props} />
      <MuiList ref={list} aria-label={label} disablePadding>
        {isPending && <SkeletonCards />}
        {inView.before > 0 && <Gap aria-hidden="true" style={{ height: inView.before }} />}
        {inView.items.map(({ index }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Item
              key={rowId(row)}
              ref={inView.measure}
              data-index={index}
              data-chosen={selection?.chosen.has(rowId(row)) || undefined}
              data-marked={isMarked?.(row) || undefined}
              {...rowProps(row)}
            >
              {selection && (
                <ChoiceBox
                  label={selection.labelOf(row)}
                  isChosen={selection.chosen.has(rowId(row))}
                  onChange={() => selection.toggle(row)}
                />
              )}
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
      </MuiList>
      {!isPending && totals?.map((line) => <PhoneTotals key={line.label} columns={columns} line={line} />)}
    </>
  );
}

function isAside<Row>({ onCard = true, align }: Column<Row>): boolean {
  return onCard === 'side' || (onCard === true && align === 'right');
}

function places<Row>(columns: readonly Column<Row>[]) {
  const title = columns.find(({ onCard }) => onCard === 'title') ?? columns[0];
  const right = columns.find(({ onCard }) => onCard === 'right');
  const meta = columns.filter((column) => column !== title && column !== right && column.onCard !== false);
  return {
    title,
    right,
    under: meta.filter((column) => !isAside(column)),
    underRight: meta.filter(isAside),
  };
}

const HeadLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '8px 16px',
  borderBottom: '1px solid var(--line)',
  '& > label:first-of-type:not(:last-child)': { margin: '-8px 0 -8px -14px' },
});
const SortLine = styled('label')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 14,
  color: 'var(--ink-2)',
  '& > div': { flex: 1, minWidth: 0, fontWeight: 600, color: 'var(--ink)' },
  '& select.MuiNativeSelect-select': { minHeight: 32, paddingLeft: 4 },
});

/** Cards have no headings to choose all by, and to sort by. */
function PhoneHead<Row>({ label, columns, rows, sort, onSort, selection }: DataTableProps<Row>) {
  const sorts = columns.flatMap((column) => sortsOf(column));
  const isSorted = onSort !== undefined && sorts.length > 0;
  if (!isSorted && !selection) return null;
  const pick = (value: string) => {
    const [key = '', order] = value.split(' ');
    const next: Sort = { key, order: order === '1' ? 1 : -1 };
    onSort?.(next);
  };
  return (
    <HeadLine>
      {selection && <AllBox label={label} selection={selection} count={rows.length} />}
      {isSorted && (
        <SortLine>
          Sort by
          <PlainSelect
            value={sort ? `${sort.key} ${sort.order}` : ''}
            onChange={pick}
            options={sorts.flatMap(({ header, sortKey }) => [
              { value: `${sortKey} 1`, label: `${header} ↑` },
              { value: `${sortKey} -1`, label: `${header} ↓` },
            ])}
          />
        </SortLine>
      )}
    </HeadLine>
  );
}

const Line = styled(Item)<{ component: 'div' }>({
  flexWrap: 'wrap',
  fontWeight: 800,
  color: 'var(--ink)',
  borderTop: '2px solid var(--line)',
  '& > span:first-of-type': { flex: 1 },
});

function PhoneTotals<Row>({ columns, line }: { columns: readonly Column<Row>[]; line: TotalsLine }) {
  const shown = columns.filter(({ id }) => id in line.values);
  return (
    <Line component="div">
      <span>{line.label}</span>
      {shown.map(({ id }) => (
        <span key={id}>{line.values[id]}</span>
      ))}
    </Line>
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
