import type { ReportName } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { EmptyState, ErrorPanel, PageFrame, QueryState, SkeletonCard, Stack } from '@overland/ui';
import { useSession, useViewAs } from '@overland/web';
import { useState } from 'react';
import { ExportButtons } from './export-buttons';
import { ReportFilters } from './report-filters';
import { reportNames } from './report-names';
import { useReportState } from './report-state';
import { ReportTabs } from './report-tabs';
import { ReportView } from './report-view';
import { useOpenReports } from './use-open-reports';
import { reportQuery, useReport } from './use-report';

/** `/reports`: orders counted and costs compared; all that is shown stands in the address. */
export function ReportsPage() {
  const { open, error, retry } = useOpenReports();
  if (open && open.length > 0) return <OpenReports open={open} />;
  return (
    <PageFrame title="Reports">
      {open && (
        <EmptyState
          title="No reports yet"
          text="The reports that are switched on for your company are shown here. Ask us for them."
        />
      )}
      {!open && (error ? <ErrorPanel error={error} onRetry={retry} /> : <LoadingReport />)}
    </PageFrame>
  );
}

function OpenReports({ open }: { open: readonly ReportName[] }) {
  const isStaff = useSession((session) => session.role === 'MCAdmin');
  const viewedAs = useViewAs((viewing) => (isStaff ? viewing.portalId : null));
  const [today] = useState(() => todayIn(providerTimeZone, new Date()));
  const { state, hrefWith, filter } = useReportState({ today, open });
  const query = reportQuery(state, viewedAs);
  const found = useReport(state.report, query);
  const seesAll = isStaff && viewedAs === null;
  return (
    <PageFrame title="Reports" actions={<ExportButtons report={state.report} query={query} />}>
      <ReportTabs
        tabs={open.map((report) => ({ report, name: reportNames[report] }))}
        shown={state.report}
        hrefWith={hrefWith}
      />
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

const LoadingReport = () => (
  <Stack>
    <SkeletonCard height={112} />
    <SkeletonCard height={380} />
    <SkeletonCard height={420} />
  </Stack>
);
