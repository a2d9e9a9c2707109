import type { Holiday } from '@overland/contracts';
import { Button, formatCountOf, formatDayShort, Note, styled } from '@overland/ui';
import { CheckboxInput, SelectInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import { proposalFor } from './holiday-years';

const Days = styled('fieldset')({
  border: 0,
  margin: '8px 0 0',
  padding: 0,
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
  '& label': { alignItems: 'center', minHeight: 40, borderTop: '1px solid var(--line)' },
});
const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
});

interface ProposeDialogProps {
  list: readonly Holiday[];
  firstYear: number;
  today: string;
  onAdd: (days: readonly Holiday[]) => void;
  onClose: () => void;
}

export function ProposeDialog({ list, firstYear, today, onAdd, onClose }: ProposeDialogProps) {
  const [year, setYear] = useState(firstYear);
  const [left, leave] = useState<readonly string[]>([]);
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: 10 }, (_, at) => String(thisYear + at)).map((one) => ({
    value: one,
    label: one,
  }));
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
            {`Add ${formatCountOf(chosen.length, 'day')}`}
          </Button>
        </>
      }
    >
      <SelectInput
        label="Year"
        value={String(year)}
        options={years}
        onChange={(text) => setYear(Number(text))}
      />
      <Note>A holiday on a Saturday is observed on Friday, one on a Sunday on Monday.</Note>
      <Days>
        <legend>Federal holidays {year}</legend>
        {proposal.map(({ date, name, known }) => (
          <CheckboxInput
            key={date}
            checked={known !== undefined || !left.includes(date)}
            disabled={known !== undefined}
            onChange={() => toggle(date)}
            label={
              <Line>
                <span>{formatDayShort(date)}</span>
                <span>{known ?? name}</span>
                {known !== undefined && <Note as="span">In the list</Note>}
              </Line>
            }
          />
        ))}
      </Days>
    </Dialog>
  );
}
