import type { ReportName } from '@overland/contracts';
import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { EmptyState, ErrorPanel, PageFrame } from '@overland/ui';
import { useSearchParams } from '@overland/web';
import { useState } from 'react';
import { CountedReport } from './counted-report';
import { LoadingReport } from './loading-report';
import { ReportTabs } from './report-tabs';
import { useOpenReports } from './use-open-reports';

/** `/reports`: orders counted and costs compared; all that is shown stands in the address. */
export function ReportsPage() {
  const { open, error, retry } = useOpenReports();
  if (open && open.length > 0) return <OpenReports tabs={open} />;
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

function OpenReports({ tabs }: { tabs: readonly ReportName[] }) {
  const [parameters] = useSearchParams();
  const [today] = useState(() => todayIn(providerTimeZone, new Date()));
  const shown = tabs.find((tab) => tab === parameters.get('report')) ?? tabs[0] ?? 'orderVolume';
  return <CountedReport report={shown} tabs={<ReportTabs tabs={tabs} shown={shown} />} today={today} />;
}
