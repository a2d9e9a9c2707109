import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { ErrorPanel, PageFrame } from '@overland/ui';
import { LinkTabs } from '@overland/ui/overlays';
import { useSearchParams, useSession } from '@overland/web';
import { useState } from 'react';
import { CountedReport } from './counted-report';
import { InsightReport } from './insight-report';
import { LoadingReport } from './loading-report';
import { insightOf, isInsight, type ReportTab, tabNames } from './report-names';
import { withChange } from './report-state';
import { useOpenReports } from './use-open-reports';

/** All that is shown is in the address. */
export function ReportsPage() {
  const role = useSession((state) => state.role) ?? 'User';
  const { open, error, retry } = useOpenReports();
  if (open !== undefined) return <OpenReports tabs={[...open, ...insightOf[role]]} />;
  return (
    <PageFrame title="Reports">
      {error ? <ErrorPanel error={error} onRetry={retry} /> : <LoadingReport />}
    </PageFrame>
  );
}

function OpenReports({ tabs }: { tabs: readonly ReportTab[] }) {
  const [parameters] = useSearchParams();
  const [today] = useState(() => todayIn(providerTimeZone, new Date()));
  const shown = tabs.find((tab) => tab === parameters.get('report')) ?? tabs[0] ?? 'commissions';
  const links = <ReportTabs tabs={tabs} shown={shown} />;
  if (isInsight(shown)) return <InsightReport report={shown} tabs={links} today={today} />;
  return <CountedReport report={shown} tabs={links} today={today} />;
}

interface ReportTabsProps {
  tabs: readonly ReportTab[];
  shown: ReportTab;
}

/** A tab keeps the period and the filters. */
function ReportTabs({ tabs, shown }: ReportTabsProps) {
  const [parameters] = useSearchParams();
  return (
    <LinkTabs
      label="Reports"
      shown={shown}
      tabs={tabs.map((report) => ({
        id: report,
        to: withChange(parameters, { report, by: null, in: null, inBy: null }),
        label: tabNames[report],
      }))}
    />
  );
}
