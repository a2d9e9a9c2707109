import { styled } from '@overland/ui';
import { FilterPill, useHeld } from '@overland/ui/table';
import { type Period, periodText, usualPeriods } from './period';
import type { Change } from './report-state';

const Apart = styled('div')({ borderTop: '1px solid var(--line)', margin: '8px 0 4px', paddingTop: 10 });

interface PeriodPillProps {
  /** Null for all time. */
  period: Period | null;
  /** Whether all time can be asked for. */
  offersAll?: boolean;
  today: string;
  onPick: (change: Change) => void;
}

const allTime = { label: 'All time', value: '' };

export function PeriodPill({ period, offersAll, today, onPick }: PeriodPillProps) {
  const { from, to } = period ?? { from: '', to: '' };
  const named = usualPeriods(today).map((one) => ({ ...one, value: `${one.period.from} ${one.period.to}` }));
  const usual = offersAll ? [allTime, ...named] : named;
  const text = period ? periodText(period, today) : allTime.label;
  const [held, pick] = useHeld({
    values: [period ? `${from} ${to}` : ''],
    onChange: ([value = '']) => {
      const [first = '', last = ''] = value.split(' ');
      onPick({ from: first || null, to: last || null });
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
