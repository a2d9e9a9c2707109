import type { ReportDimension, ReportName, RequestOf } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiQuery, keepPreviousData, useApiQuery } from '@overland/web';
import type { ReportState } from './report-state';

export type ReportQuery = NonNullable<RequestOf<typeof calls.reports.get>['query']>;

/** The call's parameters for what the address asks for; the portal viewed as comes before any company. */
export function reportQuery(state: ReportState, viewedAs: string | null): ReportQuery {
  const { from, to, compare, by, region, only } = state;
  const portalId = viewedAs ?? state.company;
  return {
    from,
    to,
    compare,
    by,
    ...(portalId !== '' && { portalId }),
    ...(region !== '' && { region }),
    ...(only as Pick<ReportQuery, ReportDimension>),
  };
}

/** One report; for `useReport` and `prefetch`. */
export const reportCall = (report: ReportName, query: ReportQuery): ApiQuery<typeof calls.reports.get> => [
  calls.reports.get,
  { params: { report }, query },
  { whenUnreachable: 'There was an error getting this report', placeholderData: keepPreviousData },
];

export const useReport = (report: ReportName, query: ReportQuery) =>
  useApiQuery(...reportCall(report, query));
