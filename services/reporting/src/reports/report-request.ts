import { type ReportGrouping, type ReportName, type ReportQuery, usualGrouping } from '@overland/contracts';
import { comparedDays, type Days } from './report-days.js';

export type Asked = Omit<ReportQuery, 'by'> & {
  report: ReportName;
  by: ReportGrouping;
  /** Null where nothing is compared. */
  compared: Days | null;
};

/** What is asked for, with what is left open filled in. */
export function askedFor(report: ReportName, query: ReportQuery, today: string): Asked {
  const by = query.by ?? usualGrouping[report];
  return { ...query, report, by, compared: comparedDays(query, { compare: query.compare, by, today }) };
}

/** Whether transport, level or distance is told apart, or only one of them counts. */
export const needsParts = (asked: Asked): boolean =>
  splits(asked) ||
  ['transportType', 'level', 'mileageBand'].includes(asked.by) ||
  [asked.transportType, asked.level, asked.mileageBand].some((value) => value !== undefined);

/** The cost by distance is told apart by transport type, as that decides it most. */
export const splits = ({ report }: Asked): boolean => report === 'avgCostByDistance';
