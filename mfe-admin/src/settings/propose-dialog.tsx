import type { Holiday } from '@overland/contracts';
import { Button, formatDayShort, Note, styled } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useId, useState } from 'react';
import { proposalFor } from './holiday-years';

const Years = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '8px 0',
  fontWeight: 600,
  '& select': {
    font: 'inherit',
    color: 'inherit',
    minHeight: 44,
    padding: '0 12px',
    border: '1px solid var(--field)',
    borderRadius: 8,
    background: 'var(--paper)',
  },
});
const Days = styled('fieldset')({
  border: 0,
  margin: '8px 0 0',
  padding: 0,
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '20px 64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    borderTop: '1px solid var(--line)',
    cursor: 'pointer',
    fontSize: 15,
  },
  '& label:has(:disabled)': { color: 'var(--ink-2)', cursor: 'default' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--sign)' },
});

interface ProposeDialogProps {
  list: readonly Holiday[];
  firstYear: number;
  today: string;
  onAdd: (days: readonly Holiday[]) => void;
  onClose: () => void;
}

/** The federal holidays of a year as they are observed; what is in the list already is marked. */
export function ProposeDialog({ list, firstYear, today, onAdd, onClose }: ProposeDialogProps) {
  const id = useId();
  const [year, setYear] = useState(firstYear);
  const [left, leave] = useState<readonly string[]>([]);
  const thisYear = Number(today.slice(0, 4));
  const proposal = proposalFor(year, list);
  const chosen = proposal.filter(({ date, known }) => known === undefined && !left.includes(date));
  const toggle = (date: string) =>
    leave(left.includes(date) ? left.filter((one) => one !== date) : [...left, date]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Federal holidays ${year}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="go"
            disabled={chosen.length === 0}
            onClick={() => onAdd(chosen.map(({ date, name }) => ({ date, name })))}
          >
            {chosen.length === 1 ? 'Add 1 day' : `Add ${chosen.length} days`}
          </Button>
        </>
      }
    >
      <Years htmlFor={id}>
        Year
        <select id={id} value={year} onChange={({ target }) => setYear(Number(target.value))}>
          {Array.from({ length: 10 }, (_, at) => thisYear + at).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Years>
      <Note>A holiday on a Saturday is observed on Friday, one on a Sunday on Monday.</Note>
      <Days>
        <legend>Federal holidays {year}</legend>
        {proposal.map(({ date, name, known }) => (
          <label key={date}>
            <input
              type="checkbox"
              checked={known !== undefined || !left.includes(date)}
              disabled={known !== undefined}
              onChange={() => toggle(date)}
            />
            <span>{formatDayShort(date)}</span>
            <span>{known ?? name}</span>
            {known !== undefined && <Note as="span">In the list</Note>}
          </label>
        ))}
      </Days>
    </Dialog>
  );
}
