import { type ReportGrouping, type ReportName, type ReportQuery, usualGrouping } from '@overland/contracts';
import { comparedDays, type Days } from './report-days.js';

export type ReportRequest = Omit<ReportQuery, 'by'> & {
  report: ReportName;
  by: ReportGrouping;
  /** Null if nothing is compared. */
  compared: Days | null;
};

/** The request, with defaults filled in. */
export function reportRequest(report: ReportName, query: ReportQuery, today: string): ReportRequest {
  const by = query.by ?? usualGrouping[report];
  return { ...query, report, by, compared: comparedDays(query, { compare: query.compare, by, today }) };
}

/** Whether transport, level or distance is shown separately, or one of them is chosen. */
export const needsParts = (request: ReportRequest): boolean =>
  splits(request) ||
  ['transportType', 'level', 'mileageBand'].includes(request.by) ||
  [request.transportType, request.level, request.mileageBand].some((value) => value !== undefined);

/** Cost by distance is split by transport type, which matters most for it. */
export const splits = ({ report }: ReportRequest): boolean => report === 'avgCostByDistance';
