import type { ReportGrouping } from '@overland/contracts';

/** "By month", the heading of its column, and what one chooses. */
export const groupingWords: Record<ReportGrouping, { by: string; heading: string; one: string }> = {
  month: { by: 'month', heading: 'Month', one: 'a month' },
  week: { by: 'week', heading: 'Week', one: 'a week' },
  portal: { by: 'company', heading: 'Company', one: 'a company' },
  region: { by: 'region', heading: 'Region', one: 'a region' },
  transportType: { by: 'transport', heading: 'Transport', one: 'a kind of transport' },
  level: { by: 'level', heading: 'Level', one: 'a level' },
  mileageBand: { by: 'distance', heading: 'Miles', one: 'a distance' },
};

/** Groups of one company's orders do not need the company, nor its region. */
export const groupingsFor = (seesAll: boolean): ReportGrouping[] =>
  (Object.keys(groupingWords) as ReportGrouping[]).filter(
    (by) => seesAll || (by !== 'portal' && by !== 'region'),
  );

export function nextGrouping(by: ReportGrouping, seesAll: boolean): ReportGrouping {
  if (by === 'portal') return 'month';
  return seesAll ? 'portal' : by === 'transportType' ? 'mileageBand' : 'transportType';
}
