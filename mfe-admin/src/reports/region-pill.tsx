import { useViewAs } from '@overland/web';
import { ChoicePill } from './choice-pill';
import type { ReportState } from './report-state';
import { reportQuery, useReport } from './use-report';

interface RegionPillProps {
  state: ReportState;
  onPick: (region: string) => void;
}

/** One of the regions that have orders in the period. Its place is kept until they are known. */
export function RegionPill({ state, onPick }: RegionPillProps) {
  const viewedAs = useViewAs((viewing) => viewing.portalId);
  const all = { ...state, by: 'region', region: '', compare: 'none' } as const;
  const found = useReport(state.report, reportQuery(all, viewedAs));
  const options = (found.data?.rows ?? [])
    .map(({ key, label }) => ({ value: key, label }))
    .sort((one, next) => one.label.localeCompare(next.label, 'en'));
  if (found.data && options.length < 2 && state.region === '') return null;
  return <ChoicePill label="Region" options={options} value={state.region} onPick={onPick} />;
}
