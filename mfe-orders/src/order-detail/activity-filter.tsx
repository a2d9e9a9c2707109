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

const choices = [
  [null, 'All'],
  ['note', 'Notes'],
  ['payment', 'Payments'],
] as const;

export type ShownKind = (typeof choices)[number][0];

interface ActivityFilterProps {
  kind: ShownKind;
  onChange: (kind: ShownKind) => void;
}

export function ActivityFilter({ kind: chosen, onChange }: ActivityFilterProps) {
  return (
    <Group role="group" aria-label="Show">
      {choices.map(([kind, label]) => (
        <Pill key={label} aria-pressed={kind === chosen} onClick={() => onChange(kind)}>
          {label}
        </Pill>
      ))}
    </Group>
  );
}
