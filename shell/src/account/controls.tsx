import { styled } from '@overland/ui';
import type { ReactNode } from 'react';

const List = styled('fieldset')({ border: 0, margin: 0, padding: 0, display: 'grid', gap: 4 });
const Line = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: 'var(--sign)' },
});

export function ChoiceList({ label, children }: { label: string; children: ReactNode }) {
  return <List aria-label={label}>{children}</List>;
}

interface ChoiceProps {
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

export function Choice({ group, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <Line>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {label}
    </Line>
  );
}

export function Switch(props: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Line>
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </Line>
  );
}
