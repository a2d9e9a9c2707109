import type { ReportName, Role, ScheduledReport } from '@overland/contracts';

/** As tabs of the page, and as switches of a portal, call them. */
export const reportNames: Record<ReportName, string> = {
  orderVolume: 'Order volume',
  avgCostByDistance: 'Average cost by distance',
  avgCostByDealership: 'Average cost by dealership',
};

/** Beside the reports that a portal is given. */
const insightNames = {
  onTime: 'On time',
  conversion: 'Conversion',
  margin: 'Margin',
  commissions: 'Commissions',
  claims: 'Claims',
  receivables: 'Receivables',
} as const;
export type InsightTab = keyof typeof insightNames;
/** All but what is owed today. */
export type PeriodTab = Exclude<InsightTab, 'receivables'>;

export const tabNames = { ...reportNames, ...insightNames } as const;
export type ReportTab = keyof typeof tabNames;

export const isInsight = (tab: ReportTab): tab is InsightTab => tab in insightNames;

/** What everybody of a role reads, the first of it unless another is asked for; margins are the provider's own. */
export const insightOf: Record<Role, readonly InsightTab[]> = {
  MCAdmin: ['onTime', 'conversion', 'margin', 'commissions', 'claims', 'receivables'],
  Admin: ['onTime', 'conversion', 'commissions', 'claims', 'receivables'],
  User: ['commissions', 'conversion'],
};

/** Those that are also sent by email, to whoever reads more than the own figures. */
export const isMailed = (tab: InsightTab, role: Role): tab is Extract<InsightTab, ScheduledReport> =>
  role !== 'User' && (tab === 'onTime' || tab === 'conversion' || tab === 'margin');
