import { FilterPill } from '@overland/ui/table';
import { useEffect, useState } from 'react';

interface ChoicePillProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** '' for none. */
  value: string;
  /** In place of the label and the choice. */
  text?: string | undefined;
  /** One is always chosen. */
  isNeeded?: boolean;
  onPick: (value: string) => void;
}

/** One of a few. */
export function ChoicePill({ label, options, value, text, isNeeded = false, onPick }: ChoicePillProps) {
  // The router shows a new address in a transition; what is ticked must be ticked at once.
  const [held, hold] = useState(value);
  useEffect(() => hold(value), [value]);
  const pick = (next: string) => {
    hold(next);
    onPick(next);
  };
  const chosen = options.find((option) => option.value === held)?.label ?? '';
  return (
    <FilterPill label={label} chosen={chosen} text={text} onClear={isNeeded ? undefined : () => pick('')}>
      {({ FilterChoice }) => (
        <FilterChoice
          label={label}
          options={options}
          values={held === '' ? [] : [held]}
          onChange={([next = '']) => pick(next)}
        />
      )}
    </FilterPill>
  );
}
