import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { ErrorPanel, PageFrame } from '@overland/ui';
import { useSearchParams } from '@overland/web';
import { useState } from 'react';
import { CountedReport } from './counted-report';
import { InsightReport } from './insight-report';
import { LoadingReport } from './loading-report';
import type { ReportTab } from './report-names';
import { ReportTabs } from './report-tabs';
import { useOpenReports } from './use-open-reports';

/** `/reports`: orders counted and costs compared; all that is shown stands in the address. */
export function ReportsPage() {
  const { open, error, retry } = useOpenReports();
  if (open !== undefined) return <OpenReports tabs={[...open, 'onTime', 'conversion']} />;
  return (
    <PageFrame title="Reports">
      {error ? <ErrorPanel error={error} onRetry={retry} /> : <LoadingReport />}
    </PageFrame>
  );
}

function OpenReports({ tabs }: { tabs: readonly ReportTab[] }) {
  const [parameters] = useSearchParams();
  const [today] = useState(() => todayIn(providerTimeZone, new Date()));
  const shown = tabs.find((tab) => tab === parameters.get('report')) ?? tabs[0] ?? 'onTime';
  const links = <ReportTabs tabs={tabs} shown={shown} />;
  if (shown === 'onTime' || shown === 'conversion') {
    return <InsightReport report={shown} tabs={links} today={today} />;
  }
  return <CountedReport report={shown} tabs={links} today={today} />;
}
