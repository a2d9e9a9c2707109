import { providerTimeZone, todayIn } from '@overland/contracts/calendar';
import { ErrorPanel, PageFrame } from '@overland/ui';
import { useSearchParams } from '@overland/web';
import { lazy, Suspense, useState } from 'react';
import { CountedReport } from './counted-report';
import { LoadingReport } from './loading-report';
import type { ReportTab } from './report-names';
import { ReportTabs } from './report-tabs';
import { ScheduleButton } from './schedules/schedule-button';
import { useOpenReports } from './use-open-reports';
import { useSeenPortal } from './use-seen-portal';

const OnTime = lazy(() => import('./on-time/on-time').then((module) => ({ default: module.OnTime })));
const Conversion = lazy(() =>
  import('./conversion/conversion').then((module) => ({ default: module.Conversion })),
);

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
  const { viewedAs } = useSeenPortal();
  const [today] = useState(() => todayIn(providerTimeZone, new Date()));
  const shown = tabs.find((tab) => tab === parameters.get('report')) ?? tabs[0] ?? 'onTime';
  const links = <ReportTabs tabs={tabs} shown={shown} />;
  if (shown !== 'onTime' && shown !== 'conversion') {
    return <CountedReport report={shown} tabs={links} today={today} />;
  }
  const Shown = shown === 'onTime' ? OnTime : Conversion;
  const portalId = viewedAs ?? parameters.get('company');
  const choices = portalId === null ? {} : { portalId };
  return (
    <PageFrame title="Reports" actions={<ScheduleButton report={shown} query={choices} />}>
      {links}
      <Suspense fallback={<LoadingReport />}>
        <Shown today={today} />
      </Suspense>
    </PageFrame>
  );
}
