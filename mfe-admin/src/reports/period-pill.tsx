import { styled } from '@overland/ui';
import { FilterPill } from '@overland/ui/table';
import { useEffect, useState } from 'react';
import { type Period, periodText, usualPeriods } from './period';
import type { Change } from './report-state';

const Apart = styled('div')({ borderTop: '1px solid var(--line)', margin: '8px 0 4px', paddingTop: 10 });

interface PeriodPillProps {
  period: Period;
  today: string;
  onPick: (change: Change) => void;
}

/** A period that is usually asked for, or any days. */
export function PeriodPill({ period: { from, to }, today, onPick }: PeriodPillProps) {
  const usual = usualPeriods(today).map((one) => ({ ...one, value: `${one.period.from} ${one.period.to}` }));
  const text = periodText({ from, to }, today);
  // The router shows a new address in a transition; what is ticked must be ticked at once.
  const [held, hold] = useState(`${from} ${to}`);
  useEffect(() => hold(`${from} ${to}`), [from, to]);
  const pick = (value: string) => {
    const [first = from, last = to] = value.split(' ');
    hold(value);
    onPick({ from: first, to: last });
  };
  return (
    <FilterPill label="Period" chosen={text} text={text}>
      {({ FilterChoice, FilterDays }) => (
        <>
          <FilterChoice
            label="Period"
            options={usual}
            values={[held]}
            onChange={([value = '']) => pick(value)}
          />
          <Apart>
            <FilterDays
              from={from}
              to={to}
              onRange={(days) => days.from && days.to && onPick({ from: days.from, to: days.to })}
            />
          </Apart>
        </>
      )}
    </FilterPill>
  );
}
