import { ButtonBase, styled } from '@overland/ui';

const Group = styled('div')({ display: 'flex', gap: 6 });
const Pill = styled(ButtonBase)({
  font: 'inherit',
  fontSize: 14,
  minHeight: 32,
  padding: '0 12px',
  borderRadius: 999,
  border: '1px solid var(--line)',
  color: 'var(--ink-2)',
  '&[aria-pressed=true]': { borderColor: 'var(--sign)', color: 'var(--sign)', fontWeight: 600 },
});

interface NotesFilterProps {
  isNotesOnly: boolean;
  onChange: (isNotesOnly: boolean) => void;
}

/** All that happened, or the notes alone. */
export function NotesFilter({ isNotesOnly, onChange }: NotesFilterProps) {
  return (
    <Group role="group" aria-label="Show">
      <Pill aria-pressed={!isNotesOnly} onClick={() => onChange(false)}>
        All
      </Pill>
      <Pill aria-pressed={isNotesOnly} onClick={() => onChange(true)}>
        Notes
      </Pill>
    </Group>
  );
}
