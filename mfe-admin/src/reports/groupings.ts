import type { ReportGrouping } from '@overland/contracts';
import { groupingWords } from '@overland/contracts/format';

/** Groups of one company's orders do not need the company, nor its region. */
export const groupingsFor = (seesAll: boolean): ReportGrouping[] =>
  (Object.keys(groupingWords) as ReportGrouping[]).filter(
    (by) => seesAll || (by !== 'portal' && by !== 'region'),
  );

export function nextGrouping(by: ReportGrouping, seesAll: boolean): ReportGrouping {
  if (by === 'portal') return 'month';
  return seesAll ? 'portal' : by === 'transportType' ? 'mileageBand' : 'transportType';
}
