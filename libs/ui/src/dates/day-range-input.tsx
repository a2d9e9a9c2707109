import styled from '@emotion/styled';
import { DayInput } from './day-input';

const Days = styled('div')({ display: 'grid', gap: 12, minWidth: 216 });

export interface DayRangeInputProps {
  /** 'YYYY-MM-DD', or '' for an open end. */
  from: string;
  to: string;
  onRange: (range: { from: string; to: string }) => void;
}

/** The first and the last day of a range, without a form; either end may stay open. For the filters of lists. */
export function DayRangeInput({ from, to, onRange }: DayRangeInputProps) {
  return (
    <Days>
      <DayInput label="From" day={from} max={to} onDay={(day) => onRange({ from: day, to })} />
      <DayInput label="To" day={to} min={from} onDay={(day) => onRange({ from, to: day })} />
    </Days>
  );
}
