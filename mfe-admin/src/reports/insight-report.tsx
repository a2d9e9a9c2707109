import { PageFrame } from '@overland/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { InsightExport } from './export-buttons';
import { LoadingReport } from './loading-report';
import type { InsightTab } from './report-names';
import { ScheduleButton } from './schedules/schedule-button';
import { useInsight } from './use-insight';

const shownAs = {
  onTime: lazy(() => import('./on-time/on-time').then((module) => ({ default: module.OnTime }))),
  conversion: lazy(() =>
    import('./conversion/conversion').then((module) => ({ default: module.Conversion })),
  ),
};

interface InsightReportProps {
  report: InsightTab;
  tabs: ReactNode;
  today: string;
}

/** A report of promises or of quotes, of which a year can be asked for. */
export function InsightReport({ report, tabs, today }: InsightReportProps) {
  const { query } = useInsight(today);
  const { from: _from, to: _to, ...choices } = query;
  const Shown = shownAs[report];
  return (
    <PageFrame
      title="Reports"
      actions={
        <>
          <InsightExport report={report} query={query} />
          <ScheduleButton report={report} query={choices} />
        </>
      }
    >
      {tabs}
      <Suspense fallback={<LoadingReport />}>
        <Shown today={today} />
      </Suspense>
    </PageFrame>
  );
}
