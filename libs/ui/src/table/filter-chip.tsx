import styled from '@emotion/styled';
import { type DayPreset, dayPresets, filteredDays, presetOf } from '@overland/contracts/calendar';
import { useEffect, useState } from 'react';
import { formatListDay } from '../format/format';
import { FilterPill } from './filter-pill';

interface ChipProps {
  label: string;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The router shows a new address in a transition; a box that is ticked must be ticked at once. */
export function useHeld({ values, onChange }: Pick<ChipProps, 'values' | 'onChange'>) {
  const [held, hold] = useState(values);
  const text = JSON.stringify(values);
  useEffect(() => hold(JSON.parse(text)), [text]);
  const change = (next: readonly string[]) => {
    hold(next);
    onChange(next);
  };
  return [held, change] as const;
}

export interface ChoiceChipProps extends ChipProps {
  options: readonly { value: string; label: string }[];
  isSingle?: boolean;
  /** One is always chosen. */
  isNeeded?: boolean;
  /** In place of the label and the choice. */
  text?: string | undefined;
}

export function ChoiceChip(props: ChoiceChipProps) {
  const { label, options, isSingle = false, isNeeded = false, text } = props;
  const [values, change] = useHeld(props);
  const chosen = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return (
    <FilterPill
      label={label}
      chosen={chosen.join(', ')}
      text={text}
      onClear={isNeeded ? undefined : () => change([])}
    >
      {({ FilterChoices, FilterChoice }) =>
        isSingle ? (
          <FilterChoice label={label} options={options} values={values} onChange={change} />
        ) : (
          <FilterChoices options={options} values={values} onChange={change} />
        )
      }
    </FilterPill>
  );
}

const Apart = styled('div')({ borderTop: '1px solid var(--line)', margin: '8px 0 4px', paddingTop: 10 });

const presetLabels: Record<DayPreset, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  thisWeek: 'This week',
  next7Days: 'Next 7 days',
  lastMonth: 'Last month',
};
const presetOptions = dayPresets.map((value) => ({ value, label: presetLabels[value] }));

export interface DaysChipProps extends ChipProps {
  /** Values beside the presets. */
  more?: readonly { value: string; label: string }[];
}

/** Calendar days: a preset's name, or `[from, to]` with either end open. */
export function DaysChip({ label, more = [], ...rest }: DaysChipProps) {
  const [values, change] = useHeld(rest);
  const preset = presetOf(values) ?? more.find(({ value }) => value === values[0])?.value;
  const options = [...presetOptions, ...more];
  const [from, to] = filteredDays(presetOf(values) === preset ? values : []);
  return (
    <FilterPill
      label={label}
      chosen={options.find(({ value }) => value === preset)?.label ?? rangeText(from, to)}
      onClear={() => change([])}
    >
      {({ FilterChoice, FilterDays }) => (
        <>
          <FilterChoice label={label} options={options} values={preset ? values : []} onChange={change} />
          <Apart>
            <FilterDays
              from={from}
              to={to}
              onRange={(range) => change(range.from || range.to ? [range.from, range.to] : [])}
            />
          </Apart>
        </>
      )}
    </FilterPill>
  );
}

/** A word or several; the list follows while one types. */
export function TextChip({ label, ...rest }: ChipProps) {
  const [[text = ''], change] = useHeld(rest);
  return (
    <FilterPill label={label} chosen={text} onClear={() => change([])}>
      {({ FilterText }) => <FilterText value={text} onText={(next) => change(next === '' ? [] : [next])} />}
    </FilterPill>
  );
}

function rangeText(from: string, to: string): string {
  if (from && to) return `${formatListDay(from)} – ${formatListDay(to)}`;
  if (from) return `from ${formatListDay(from)}`;
  return to ? `to ${formatListDay(to)}` : '';
}
