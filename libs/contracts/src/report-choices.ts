// What reports are asked for by: without schemas, as addresses are read before a page is loaded.

/** The reports that a portal's administrators may be given. */
export const availableReports = ['orderVolume', 'avgCostByDistance', 'avgCostByDealership'] as const;
export type ReportName = (typeof availableReports)[number];

/** What of an order a report can be by, or narrowed to (`dimensionWords`). */
export const reportDimensions = ['transportType', 'level', 'mileageBand'] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** What each row of a report stands for. */
export const reportGroupings = ['month', 'week', 'portal', 'region', ...reportDimensions] as const;
export type ReportGrouping = (typeof reportGroupings)[number];

/** The rows of a report that is asked for without `by`. */
export const usualGrouping: Record<ReportName, ReportGrouping> = {
  orderVolume: 'month',
  avgCostByDistance: 'mileageBand',
  avgCostByDealership: 'portal',
};

export const reportComparisons = ['none', 'yearBefore', 'periodBefore'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

/** The earliest and the latest day that a report can be asked for, and how many days it can cover. */
export const reportDays = { first: '2000-01-01', last: '2099-12-31', most: 3660 } as const;

/** The most days that the reports of conversion, time and money cover. */
export const mostReportDays = 366;

export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Of a report as a file, in the order of its formats. */
export const reportFileKinds = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
] as const;

/** A booking this many days after the last follow-up counts as brought by it. */
export const followUpCountsDays = 14;
