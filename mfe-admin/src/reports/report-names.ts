import type { ReportName } from '@overland/contracts';

/** As tabs of the page, and as switches of a portal, call them. */
export const reportNames: Record<ReportName, string> = {
  orderVolume: 'Order volume',
  avgCostByDistance: 'Average cost by distance',
  avgCostByDealership: 'Average cost by dealership',
};

/** What the page has a tab for. */
export const tabNames = reportNames;
export type ReportTab = keyof typeof tabNames;
