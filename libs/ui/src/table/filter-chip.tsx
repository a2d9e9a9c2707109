import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatDayShort } from '../format/format';
import { ChevronIcon, CloseIcon } from '../icons/icons';
import { usePopover } from '../overlays/use-popover';

const Root = styled('div')({ position: 'relative', maxWidth: '100%' });
const Pill = styled('div')({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: 36,
  borderRadius: 999,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
  fontSize: 14,
  '&[data-on=true]': { borderColor: 'var(--sign)', color: 'var(--sign)', fontWeight: 600 },
  '&:hover': { borderColor: 'var(--field)' },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    height: '100%',
    border: 0,
    borderRadius: 999,
    background: 'none',
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
  },
  '& button:first-of-type': { padding: '0 12px', minWidth: 0 },
  '& button:first-of-type span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button + button': { padding: '0 12px 0 4px', marginLeft: -10, minWidth: 32 },
  '& svg': { flex: 'none' },
});
const Panel = styled('fieldset')({
  position: 'absolute',
  zIndex: 10,
  top: 'calc(100% + 6px)',
  left: 0,
  margin: 0,
  minWidth: 200,
  maxHeight: 320,
  overflowY: 'auto',
  padding: 8,
  background: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  fontSize: 15,
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    padding: '4px 8px',
    borderRadius: 6,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& label:hover': { background: 'var(--tint)' },
  '& input[type=checkbox]': { width: 18, height: 18, margin: 0, accentColor: 'var(--sign)' },
  '& label.day': { justifyContent: 'space-between', cursor: 'default' },
  '& input[type=date]': {
    font: 'inherit',
    color: 'inherit',
    background: 'var(--paper)',
    border: '1px solid var(--field)',
    borderRadius: 6,
    padding: '5px 8px',
  },
});

interface ChipProps {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function FilterPill({
  label,
  said,
  onClear,
  children,
}: {
  label: string;
  said: string;
  onClear: () => void;
  children: ReactNode;
}) {
  const { isOpen, setOpen, root, button, onKeyDown } = usePopover();
  const id = useId();
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <Pill data-on={said !== ''}>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{said === '' ? label : `${label}: ${said}`}</span>
          {said === '' && <ChevronIcon size={14} />}
        </button>
        {said !== '' && (
          <button type="button" aria-label={`Clear ${label}`} onClick={onClear}>
            <CloseIcon size={14} />
          </button>
        )}
      </Pill>
      {isOpen && (
        <Panel id={id}>
          <legend>{label}</legend>
          {children}
        </Panel>
      )}
    </Root>
  );
}

/** The router shows a new address in a transition; a box that is ticked must be ticked at once. */
function useHeld({ values, onChange }: Pick<ChipProps, 'values' | 'onChange'>) {
  const [held, hold] = useState(values);
  const text = JSON.stringify(values);
  useEffect(() => hold(JSON.parse(text)), [text]);
  const change = (next: readonly string[]) => {
    hold(next);
    onChange(next);
  };
  return [held, change] as const;
}

/** Several of a few values. */
export function ChoiceChip({
  label,
  options,
  ...rest
}: ChipProps & { options: readonly { value: string; label: string }[] }) {
  const [values, change] = useHeld(rest);
  const said = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return (
    <FilterPill label={label} said={said.join(', ')} onClear={() => change([])}>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ target }) =>
              change(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
          {text}
        </label>
      ))}
    </FilterPill>
  );
}

/** A range of calendar days, either end open; the values are `[from, to]`. */
export function DaysChip({ label, ...rest }: ChipProps) {
  const [values, hold] = useHeld(rest);
  const [from = '', to = ''] = values;
  const said =
    from && to
      ? `${formatDayShort(from)} – ${formatDayShort(to)}`
      : from
        ? `from ${formatDayShort(from)}`
        : to
          ? `to ${formatDayShort(to)}`
          : '';
  const change = (next: readonly [string, string]) => hold(next[0] || next[1] ? next : []);
  return (
    <FilterPill label={label} said={said} onClear={() => hold([])}>
      <label className="day">
        From
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ target }) => change([target.value, to])}
        />
      </label>
      <label className="day">
        To
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ target }) => change([from, target.value])}
        />
      </label>
    </FilterPill>
  );
}
