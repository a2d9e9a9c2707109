import { calls } from '@overland/contracts/calls';
import { PageFrame, QueryState, styled } from '@overland/ui';
import { CompanyFilter } from '@overland/ui/table';
import { useApiQuery, useSession } from '@overland/web';
import type { ReactNode } from 'react';
import { Claims } from './claims/claims';
import { Commissions } from './commissions/commissions';
import { Conversion } from './conversion/conversion';
import { InsightExport, ReceivablesExport } from './export-buttons';
import { LoadingReport } from './loading-report';
import { Margin } from './margin/margin';
import { OnTime } from './on-time/on-time';
import { PeriodPill } from './period-pill';
import { Receivables } from './receivables/receivables';
import { type InsightTab, isMailed } from './report-names';
import { ScheduleButton } from './schedules/schedule-button';
import { type InsightQuery, useInsight } from './use-insight';

const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '14px 0' });

interface InsightReportProps {
  report: InsightTab;
  tabs: ReactNode;
  today: string;
}

/** A report of promises, quotes, money or claims, of which a year can be asked for, or of what is owed today. */
export function InsightReport({ report, tabs, today }: InsightReportProps) {
  const { query, period, company, canChoose, filter } = useInsight(today);
  const { from: _from, to: _to, ...choices } = query;
  const role = useSession((state) => state.role) ?? 'User';
  const Shown = shownAs[report];
  const isOfToday = report === 'receivables';
  return (
    <PageFrame
      title="Reports"
      actions={
        <>
          {isOfToday ? (
            <ReceivablesExport query={choices} />
          ) : (
            <InsightExport report={report} query={query} />
          )}
          {isMailed(report, role) && <ScheduleButton report={report} query={choices} />}
        </>
      }
    >
      {tabs}
      <Filters>
        {!isOfToday && <PeriodPill period={period} today={today} onPick={filter} />}
        {canChoose && (
          <CompanyFilter value={company} onPick={(value) => filter({ company: value || null })} />
        )}
      </Filters>
      <Shown query={query} showsCompanies={canChoose && company === ''} />
    </PageFrame>
  );
}

interface ShownProps {
  query: InsightQuery;
  showsCompanies: boolean;
}

const whenUnreachable = 'There was an error getting this report';

function ShownOnTime({ query, ...shown }: ShownProps) {
  const found = useApiQuery(calls.insight.onTime, { query }, whenUnreachable);
  return (
    <QueryState query={found} skeleton={<LoadingReport />}>
      {(report) => <OnTime report={report} {...shown} />}
    </QueryState>
  );
}

function ShownConversion({ query, ...shown }: ShownProps) {
  const isOwn = useSession((state) => state.role === 'User');
  const found = useApiQuery(calls.insight.conversion, { query }, whenUnreachable);
  return (
    <QueryState query={found} skeleton={<LoadingReport />}>
      {(report) => <Conversion report={report} query={query} isOwn={isOwn} {...shown} />}
    </QueryState>
  );
}

function ShownMargin({ query, ...shown }: ShownProps) {
  const found = useApiQuery(calls.insight.margin, { query }, whenUnreachable);
  return (
    <QueryState query={found} skeleton={<LoadingReport />}>
      {(report) => <Margin report={report} {...shown} />}
    </QueryState>
  );
}

function ShownCommissions({ query, showsCompanies }: ShownProps) {
  const isOwn = useSession((state) => state.role === 'User');
  const found = useApiQuery(calls.insight.commissions, { query }, whenUnreachable);
  return (
    <QueryState query={found} skeleton={<LoadingReport />}>
      {(report) => (
        <Commissions report={report} query={query} showsCompanies={showsCompanies} isOwn={isOwn} />
      )}
    </QueryState>
  );
}

function ShownClaims({ query, ...shown }: ShownProps) {
  const found = useApiQuery(calls.insight.claims, { query }, whenUnreachable);
  return (
    <QueryState query={found} skeleton={<LoadingReport />}>
      {(report) => <Claims report={report} {...shown} />}
    </QueryState>
  );
}

function ShownReceivables({ query: { portalId }, ...shown }: ShownProps) {
  const query = portalId === undefined ? {} : { portalId };
  const found = useApiQuery(calls.insight.receivables, { query }, whenUnreachable);
  return (
    <QueryState query={found} skeleton={<LoadingReport />}>
      {(report) => <Receivables report={report} {...shown} />}
    </QueryState>
  );
}

const shownAs = {
  onTime: ShownOnTime,
  conversion: ShownConversion,
  margin: ShownMargin,
  commissions: ShownCommissions,
  claims: ShownClaims,
  receivables: ShownReceivables,
};
