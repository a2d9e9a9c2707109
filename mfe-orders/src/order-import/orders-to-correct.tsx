import type { OrderImport, OrderImportRow } from '@overland/contracts';
import { Button, formatCountOf, Note, PHONE, PlainList, Section, styled, useLoadedLater } from '@overland/ui';
import { useEffect, useRef, useState } from 'react';
import { outcomeId } from './list-words';
import { linesText, vehiclesText } from './row-words';
import { isBeingChecked, isToCorrect, keyOf, type Opened } from './use-opened';

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

/** Orders that cannot be booked, or were opened: each with its reasons, and its fields to correct them in place. */
export function OrdersToCorrect({ list, opened }: { list: OrderImport; opened: Opened }) {
  const rows = list.rows.filter((row) => isToCorrect(row, opened));
  useFocusWhenReady(list, opened);
  if (rows.length === 0) return null;
  return (
    <Section title={`${formatCountOf(rows.length, 'order')} to correct`}>
      <Orders>
        {rows.map((row) => (
          <OrderToCorrect key={keyOf(row)} list={list} row={row} opened={opened} />
        ))}
      </Orders>
    </Section>
  );
}

/** What was corrected and can be booked now leaves its place; the page says above what can be booked. */
function useFocusWhenReady({ rows }: OrderImport, opened: Opened): void {
  const ready = rows.filter(
    (row) => row.offer !== null && opened.stages.has(keyOf(row)) && !isToCorrect(row, opened),
  ).length;
  const before = useRef(ready);
  useEffect(() => {
    if (ready > before.current) document.getElementById(outcomeId)?.focus();
    before.current = ready;
  }, [ready]);
}

interface OrderToCorrectProps {
  list: OrderImport;
  row: OrderImportRow;
  opened: Opened;
}

function OrderToCorrect({ list, row, opened }: OrderToCorrectProps) {
  const isOffered = row.offer !== null;
  const [isOpen, setOpen] = useState(isOffered);
  const form = useLoadedLater(loadForm, isOpen);
  const isChecked = isBeingChecked(row);
  const { cells, message, warnings } = row;
  const reasons = isOffered ? warnings : (message?.split('\n') ?? []);
  // Beside fields that say what is refused; no field says a note.
  const saysReasons = !isChecked && (!isOpen || isOffered);
  const close = () => {
    setOpen(false);
    opened.close(row);
  };
  return (
    <Order>
      <Head>
        <div>
          <b>{vehiclesText(row)}</b>
          <Note as="div">{linesText(row)}</Note>
          {/* As it was written: what is wrong may be the ZIP code. */}
          <Note as="div">{[cells.Pickup, cells.Delivery].filter(Boolean).join(' to ')}</Note>
          {isChecked && <Note role="status">Checking again…</Note>}
          {saysReasons && (
            <Problems>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Problems>
          )}
        </div>
        {!isOpen && !isChecked && (
          <Button
            size="small"
            aria-label={`Correct line ${row.line}`}
            onClick={() => {
              opened.open(row);
              setOpen(true);
            }}
          >
            Correct
          </Button>
        )}
      </Head>
      {isOpen && !isChecked && form && (
        <form.CorrectOrder
          key={message}
          list={list}
          row={row}
          onSent={() => opened.send(row)}
          onClose={close}
        />
      )}
    </Order>
  );
}
