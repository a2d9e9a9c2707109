import type { OrderImport, OrderImportRow } from '@overland/contracts';
import { Button, formatCountOf, Note, PHONE, PlainList, Section, styled, useLoadedLater } from '@overland/ui';
import { useEffect, useRef, useState } from 'react';
import { outcomeId } from './list-words';
import { linesText, vehiclesText } from './row-words';

const Orders = styled(PlainList)({ display: 'grid' });
const Order = styled('li')({
  display: 'grid',
  gap: 14,
  padding: '16px 0',
  borderTop: '1px solid var(--line)',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const Head = styled('div')({
  display: 'flex',
  gap: '12px 24px',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  '& > div': { flex: 1, minWidth: 0 },
  [PHONE]: { flexDirection: 'column', '& > button': { width: '100%' } },
});
const Problems = styled(PlainList)({
  display: 'grid',
  gap: 4,
  marginTop: 6,
  color: 'var(--stop)',
  fontSize: 14,
});

const loadForm = () => import('./correct-order');

const isBeingChecked = ({ status, offer }: OrderImportRow) => status === 'waiting' && offer === null;

/** The first line changes where the first vehicle is taken out. */
const keyOf = ({ line, more }: OrderImportRow) => String(more.at(-1)?.line ?? line);

/** Refused, or opened here and being checked again. @param opened of `useOpened` */
export const isToCorrect = (row: OrderImportRow, opened: Opened['keys']): boolean =>
  row.status === 'failed' || (isBeingChecked(row) && opened.has(keyOf(row)));

interface Opened {
  keys: ReadonlySet<string>;
  open: (row: OrderImportRow) => void;
}

/** The orders whose fields were opened on this page. */
export function useOpened(): Opened {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return { keys, open: (row) => setKeys((before) => new Set([...before, keyOf(row)])) };
}

/** Orders that cannot be booked, each with its reasons, and its fields to correct them in place. */
export function RefusedOrders({ list, opened }: { list: OrderImport; opened: Opened }) {
  const rows = list.rows.filter((row) => isToCorrect(row, opened.keys));
  useFocusWhenReady(list, opened.keys);
  if (rows.length === 0) return null;
  return (
    <Section title={`${formatCountOf(rows.length, 'order')} to correct`}>
      <Orders>
        {rows.map((row) => (
          <RefusedOrder key={keyOf(row)} list={list} row={row} onOpen={() => opened.open(row)} />
        ))}
      </Orders>
    </Section>
  );
}

/** What was corrected and can be booked now leaves its place; the page says above what can be booked. */
function useFocusWhenReady({ rows }: OrderImport, opened: ReadonlySet<string>): void {
  const ready = rows.filter((row) => row.offer !== null && opened.has(keyOf(row))).length;
  const before = useRef(ready);
  useEffect(() => {
    if (ready > before.current) document.getElementById(outcomeId)?.focus();
    before.current = ready;
  }, [ready]);
}

function RefusedOrder({ list, row, onOpen }: { list: OrderImport; row: OrderImportRow; onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const form = useLoadedLater(loadForm, isOpen);
  const isChecked = isBeingChecked(row);
  const { cells, message } = row;
  return (
    <Order>
      <Head>
        <div>
          <b>{vehiclesText(row)}</b>
          <Note as="div">{linesText(row)}</Note>
          {/* As it was written: what is wrong may be the ZIP code. */}
          <Note as="div">{[cells.Pickup, cells.Delivery].filter(Boolean).join(' to ')}</Note>
          {isChecked && <Note role="status">Checking again…</Note>}
          {!isOpen && !isChecked && (
            <Problems>
              {message?.split('\n').map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </Problems>
          )}
        </div>
        {!isOpen && !isChecked && (
          <Button
            size="small"
            aria-label={`Correct line ${row.line}`}
            onClick={() => {
              onOpen();
              setOpen(true);
            }}
          >
            Correct
          </Button>
        )}
      </Head>
      {isOpen && !isChecked && form && (
        <form.CorrectOrder key={message} list={list} row={row} onClose={() => setOpen(false)} />
      )}
    </Order>
  );
}
