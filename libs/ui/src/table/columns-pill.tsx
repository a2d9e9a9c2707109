import { useHeld } from './filter-chip';
import { FilterPill } from './filter-pill';

interface ColumnsPillProps {
  choices: readonly { id: string; header: string; isExtra?: boolean }[];
  hidden: readonly string[];
  onHide: (ids: readonly string[]) => void;
}

/** Which columns a list shows. */
export function ColumnsPill({ choices, hidden, onHide }: ColumnsPillProps) {
  const all = choices.map(({ id }) => id);
  const [shown, show] = useHeld({
    values: all.filter((id) => !hidden.includes(id)),
    onChange: (ids) => onHide(all.filter((id) => !ids.includes(id))),
  });
  const usual = choices.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
  const count = usual.filter((id) => !shown.includes(id)).length;
  return (
    <FilterPill
      label="Columns"
      chosen={count === 0 ? '' : `${count} hidden`}
      onClear={() => show([...new Set([...usual, ...shown])])}
    >
      {({ FilterChoices }) => (
        <FilterChoices
          options={choices.map(({ id, header }) => ({ value: id, label: header }))}
          values={shown}
          onChange={show}
        />
      )}
    </FilterPill>
  );
}
