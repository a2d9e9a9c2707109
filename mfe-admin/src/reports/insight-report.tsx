import { PageFrame } from '@overland/ui';
import type { ReactNode } from 'react';
import { Conversion } from './conversion/conversion';
import { InsightExport } from './export-buttons';
import { OnTime } from './on-time/on-time';
import type { InsightTab } from './report-names';
import { ScheduleButton } from './schedules/schedule-button';
import { useInsight } from './use-insight';

const shownAs = {
  onTime: OnTime,
  conversion: Conversion,
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
      <Shown today={today} />
    </PageFrame>
  );
}
