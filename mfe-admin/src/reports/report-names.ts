import type { ReportName } from '@overland/contracts';

/** As tabs of the page, and as switches of a portal, call them. */
export const reportNames: Record<ReportName, string> = {
  orderVolume: 'Order volume',
  avgCostByDistance: 'Average cost by distance',
  avgCostByDealership: 'Average cost by dealership',
};

/** Beside the reports that a portal is given, those of every administrator. */
export const tabNames = { ...reportNames, onTime: 'On time', conversion: 'Conversion' } as const;
export type ReportTab = keyof typeof tabNames;
export type InsightTab = Exclude<ReportTab, ReportName>;
