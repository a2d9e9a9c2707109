import {
  type ReportGrouping,
  type ReportName,
  type ReportQuery,
  reportDimensions,
  usualGrouping,
} from '@overland/contracts';
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

/** Whether a dimension is told apart, or only one value of it counts. */
export const needsParts = (request: ReportRequest): boolean =>
  splits(request) || reportDimensions.some((name) => request.by === name || request[name] !== undefined);

/** Cost by distance is split by transport type, which matters most for it. */
export const splits = ({ report }: ReportRequest): boolean => report === 'avgCostByDistance';
