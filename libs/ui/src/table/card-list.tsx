import styled from '@emotion/styled';
import MuiList from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { memo, useMemo, useRef } from 'react';
import { Skeleton } from '../query/skeleton';
import { type BodyRowProps, Linked } from './body-row';
import { CardHead } from './card-head';
import { ChoiceBox } from './choice-box';
import type { Column, DataTableProps, TotalsLine } from './types';
import { useDrawnRows } from './use-drawn-rows';

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
  '&:focus-visible, &:has([data-opens]:focus-visible)': {
    outline: '3px solid var(--blue)',
    outlineOffset: -3,
  },
  '& [data-opens]:focus-visible': { outline: 'none' },
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
  const { label, columns, rowId, isPending, totals } = props;
  const list = useRef<HTMLUListElement>(null);
  const { drawn, before, after } = useDrawnRows(props, { list, estimate: cardHeight });
  const placed = useMemo(() => places(columns), [columns]);
  return (
    <>
      <CardHead {...props} />
      <MuiList ref={list} aria-label={label} disablePadding>
        {isPending && <SkeletonCards />}
        {before > 0 && <Gap aria-hidden="true" style={{ height: before }} />}
        {drawn.map((card) => (
          <CardRow<Row> key={rowId(card.row)} {...card} columns={placed} />
        ))}
        {after > 0 && <Gap aria-hidden="true" style={{ height: after }} />}
      </MuiList>
      {!isPending && totals?.map((line) => <PhoneTotals key={line.label} columns={columns} line={line} />)}
    </>
  );
}

type CardRowProps<Row> = Omit<BodyRowProps<Row>, 'columns' | 'isLast'> & {
  columns: ReturnType<typeof places<Row>>;
};

function PlainCardRow<Row>(props: CardRowProps<Row>) {
  const { row, index, columns, rowHref, rowProps, measure, isChosen, isMarked, toggle, labelOf } = props;
  const { title, right, under, underRight } = columns;
  return (
    <Item
      ref={measure}
      data-index={index}
      data-chosen={isChosen || undefined}
      data-marked={isMarked?.(row) || undefined}
      {...rowProps(row)}
    >
      {isChosen !== undefined && (
        <ChoiceBox label={labelOf?.(row) ?? ''} isChosen={isChosen} onChange={() => toggle?.(row)} />
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
}

/** As of a table: only cards that come into view are rendered. */
const CardRow = memo(PlainCardRow) as typeof PlainCardRow;

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
