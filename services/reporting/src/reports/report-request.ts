import { type ReportGrouping, type ReportName, type ReportQuery, usualGrouping } from '@overland/contracts';
import { comparedDays, type Days } from './report-days.js';

export type ReportRequest = Omit<ReportQuery, 'by'> & {
  report: ReportName;
  by: ReportGrouping;
  /** Null where nothing is compared. */
  compared: Days | null;
};

/** What is asked for, with what is left open filled in. */
export function reportRequest(report: ReportName, query: ReportQuery, today: string): ReportRequest {
  const by = query.by ?? usualGrouping[report];
  return { ...query, report, by, compared: comparedDays(query, { compare: query.compare, by, today }) };
}

/** Whether transport, level or distance is told apart, or only one of them counts. */
export const needsParts = (request: ReportRequest): boolean =>
  splits(request) ||
  ['transportType', 'level', 'mileageBand'].includes(request.by) ||
  [request.transportType, request.level, request.mileageBand].some((value) => value !== undefined);

/** The cost by distance is told apart by transport type, as that decides it most. */
export const splits = ({ report }: ReportRequest): boolean => report === 'avgCostByDistance';
