import { ButtonBase, PHONE, styled } from '@overland/ui';

const List = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: 14,
  color: 'var(--ink-2)',
  // In one line on a phone, which scrolls sideways.
  [PHONE]: { flexWrap: 'nowrap', overflowX: 'auto', width: '100%', padding: '3px 0' },
  '& > *': { flex: 'none' },
});
const Pill = styled(ButtonBase)({
  font: 'inherit',
  fontSize: 14,
  minHeight: 36,
  padding: '0 14px',
  borderRadius: 999,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
  color: 'var(--ink)',
  '&:hover': { borderColor: 'var(--field)', background: 'var(--tint)' },
});

interface RecentChipsProps<T> {
  label: string;
  items: readonly T[];
  textOf: (item: T) => string;
  onPick: (item: T) => void;
}

export function RecentChips<T>({ label, items, textOf, onPick }: RecentChipsProps<T>) {
  if (items.length === 0) return null;
  return (
    <List role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {items.map((item) => (
        <Pill key={textOf(item)} onClick={() => onPick(item)}>
          {textOf(item)}
        </Pill>
      ))}
    </List>
  );
}
