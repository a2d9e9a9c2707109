import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import type { RowSelection } from './types';

/** The whole place of it can be pressed. */
const Place = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  margin: '-9px 0',
  cursor: 'pointer',
  '& .MuiCheckbox-indeterminate': { color: 'var(--sign)' },
});

const SomeBox = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true" focusable="false">
    <rect width="20" height="20" rx="3" fill="currentColor" />
    <path d="M5 10h10" stroke="var(--sign-ink)" strokeWidth="2.4" />
  </svg>
);

interface ChoiceBoxProps {
  label: string;
  isChosen: boolean;
  /** Some of what it stands for is chosen. */
  isPartly?: boolean;
  onChange: (isChosen: boolean) => void;
}

export function ChoiceBox({ label, isChosen, isPartly = false, onChange }: ChoiceBoxProps) {
  return (
    <Place>
      <Checkbox
        checked={isChosen}
        indeterminate={isPartly}
        indeterminateIcon={<SomeBox />}
        onChange={(_event, isTicked) => onChange(isTicked)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Place>
  );
}

interface AllBoxProps<Row> {
  label: string;
  selection: RowSelection<Row>;
  count: number;
}

/** Chooses all rows that are loaded; when all are chosen, none. */
export function AllBox<Row>({ label, selection: { chosen, chooseAll }, count }: AllBoxProps<Row>) {
  const isAll = count > 0 && chosen.size >= count;
  return (
    <ChoiceBox
      label={`Select all of ${label}`}
      isChosen={isAll}
      isPartly={chosen.size > 0 && !isAll}
      onChange={() => chooseAll(!isAll)}
    />
  );
}
