import { styled } from '@overland/ui';
import { FilterPill, useHeld } from '@overland/ui/table';
import { type Period, periodText, usualPeriods } from './period';
import type { Change } from './report-state';

const Apart = styled('div')({ borderTop: '1px solid var(--line)', margin: '8px 0 4px', paddingTop: 10 });

interface PeriodPillProps {
  period: Period;
  today: string;
  onPick: (change: Change) => void;
}

export function PeriodPill({ period: { from, to }, today, onPick }: PeriodPillProps) {
  const usual = usualPeriods(today).map((one) => ({ ...one, value: `${one.period.from} ${one.period.to}` }));
  const text = periodText({ from, to }, today);
  const [held, pick] = useHeld({
    values: [`${from} ${to}`],
    onChange: ([value = '']) => {
      const [first = from, last = to] = value.split(' ');
      onPick({ from: first, to: last });
    },
  });
  return (
    <FilterPill label="Period" chosen={text} text={text}>
      {({ FilterChoice, FilterDays }) => (
        <>
          <FilterChoice label="Period" options={usual} values={held} onChange={pick} />
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
