import type { ReportName } from '@overland/contracts';
import { PageFrame, QueryState } from '@overland/ui';
import { useSeenPortal } from '@overland/web';
import type { ReactNode } from 'react';
import { ReportExport } from './export-buttons';
import { LoadingReport } from './loading-report';
import { ReportFilters } from './report-filters';
import { useReportState } from './report-state';
import { ReportView } from './report-view';
import { ScheduleButton } from './schedules/schedule-button';
import { reportQuery, useReport } from './use-report';

interface CountedReportProps {
  report: ReportName;
  tabs: ReactNode;
  today: string;
}

export function CountedReport({ report: name, tabs, today }: CountedReportProps) {
  const { viewedAs, seesAll } = useSeenPortal();
  const { state, hrefWith, filter } = useReportState({ today, report: name });
  const query = reportQuery(state, viewedAs);
  const found = useReport(name, query);
  const { from: _from, to: _to, ...choices } = query;
  return (
    <PageFrame
      title="Reports"
      actions={
        <>
          <ReportExport report={name} query={query} />
          <ScheduleButton report={name} query={choices} />
        </>
      }
    >
      {tabs}
      <ReportFilters state={state} today={today} seesAll={seesAll} onChange={filter} />
      <QueryState query={found} skeleton={<LoadingReport />}>
        {(report) => (
          <ReportView
            report={report}
            state={state}
            query={query}
            seesAll={seesAll && state.company === ''}
            onChange={filter}
            hrefWith={hrefWith}
          />
        )}
      </QueryState>
    </PageFrame>
  );
}
