import { serviceLevels, transportChoices, transportTypes } from '@overland/contracts';
import { levelLabel, PHONE, styled } from '@overland/ui';
import { CompanyFilter } from '@overland/ui/table';
import { ChoicePill } from './choice-pill';
import { groupingsFor, groupingWords } from './grouping-words';
import { PeriodPill } from './period-pill';
import { RegionPill } from './region-pill';
import { type Change, hasChoiceOfGrouping, type ReportState } from './report-state';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  margin: '14px 0',
  [PHONE]: { margin: '12px 0' },
});

const comparisons = [
  { value: 'yearBefore', label: 'The year before' },
  { value: 'periodBefore', label: 'The period before' },
];
const transports = transportTypes.map((value) => ({ value, label: transportChoices[value] }));
const levels = serviceLevels.map((level) => ({ value: String(level), label: levelLabel(level) }));

interface ReportFiltersProps {
  state: ReportState;
  today: string;
  /** All companies, of which one can be chosen. */
  seesAll: boolean;
  onChange: (change: Change) => void;
}

/** What is counted, and how it is grouped. */
export function ReportFilters({ state, today, seesAll, onChange }: ReportFiltersProps) {
  const { by, compare, company, transport, level } = state;
  const groupings = groupingsFor(seesAll).map((value) => ({ value, label: `By ${groupingWords[value].by}` }));
  const isCompared = compare !== 'none';
  return (
    <Bar>
      <PeriodPill period={state} today={today} onPick={onChange} />
      <ChoicePill
        label="Compare"
        options={comparisons}
        value={isCompared ? compare : ''}
        text={
          isCompared ? `Compared with the ${compare === 'yearBefore' ? 'year' : 'period'} before` : undefined
        }
        onPick={(value) => onChange({ compare: value === '' ? 'none' : value })}
      />
      {hasChoiceOfGrouping(state.report) && (
        <ChoicePill
          label="By"
          options={groupings}
          value={by}
          text={`By ${groupingWords[by].by}`}
          isNeeded
          onPick={(value) => onChange({ by: value, in: null, inBy: null })}
        />
      )}
      {seesAll && (
        <>
          <CompanyFilter value={company} onPick={(value) => onChange({ company: value || null })} />
          <RegionPill state={state} onPick={(value) => onChange({ region: value || null })} />
        </>
      )}
      <ChoicePill
        label="Transport"
        options={transports}
        value={transport}
        onPick={(value) => onChange({ transport: value || null })}
      />
      <ChoicePill
        label="Level"
        options={levels}
        value={level}
        onPick={(value) => onChange({ level: value || null })}
      />
    </Bar>
  );
}
