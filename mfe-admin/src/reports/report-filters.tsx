import type { ReportDimension } from '@overland/contracts';
import { dimensionWords, groupingWords } from '@overland/contracts/format';
import { PHONE, styled } from '@overland/ui';
import { ChoiceChip, type ChoiceChipProps, CompanyFilter } from '@overland/ui/table';
import { useViewAs } from '@overland/web';
import { groupingsFor } from './groupings';
import { PeriodPill } from './period-pill';
import { type Change, filteredBy, hasChoiceOfGrouping, type ReportState } from './report-state';
import { reportQuery, useReport } from './use-report';

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
const optionsOf = (name: ReportDimension) =>
  dimensionWords[name].values.map((value) => ({ value, label: dimensionWords[name].label(value) }));

interface ReportFiltersProps {
  state: ReportState;
  today: string;
  /** All companies, of which one can be chosen. */
  seesAll: boolean;
  onChange: (change: Change) => void;
}

export function ReportFilters({ state, today, seesAll, onChange }: ReportFiltersProps) {
  const { by, compare, company, only } = state;
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
      {filteredBy.map((name) => (
        <ChoicePill
          key={name}
          label={dimensionWords[name].heading}
          options={optionsOf(name)}
          value={only[name] ?? ''}
          onPick={(value) => onChange({ [dimensionWords[name].by]: value || null })}
        />
      ))}
    </Bar>
  );
}

interface RegionPillProps {
  state: ReportState;
  onPick: (region: string) => void;
}

interface ChoicePillProps extends Omit<ChoiceChipProps, 'values' | 'onChange' | 'isSingle'> {
  /** '' for none. */
  value: string;
  onPick: (value: string) => void;
}

const ChoicePill = ({ value, onPick, ...chip }: ChoicePillProps) => (
  <ChoiceChip
    {...chip}
    isSingle
    values={value === '' ? [] : [value]}
    onChange={([next = '']) => onPick(next)}
  />
);

/** One of the regions that have orders in the period. Its place is kept until they are known. */
function RegionPill({ state, onPick }: RegionPillProps) {
  const viewedAs = useViewAs((viewing) => viewing.portalId);
  const all = { ...state, by: 'region', region: '', compare: 'none' } as const;
  const found = useReport(state.report, reportQuery(all, viewedAs));
  const options = (found.data?.rows ?? [])
    .map(({ key, label }) => ({ value: key, label }))
    .sort((one, next) => one.label.localeCompare(next.label, 'en'));
  if (found.data && options.length < 2 && state.region === '') return null;
  return <ChoicePill label="Region" options={options} value={state.region} onPick={onPick} />;
}
