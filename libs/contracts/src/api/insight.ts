import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { day, id } from '../fields.js';
import { ConversionReport, HomeFigures, mostReportDays, OnTimeReport } from '../insight.js';
import { coversAtMost, endsAfterStart } from '../period.js';

/** View As: honored for MCAdmin, ignored for everyone else. */
const portalId = z.optional(id);

/** Calendar days, both included. */
export const ReportPeriod = z
  .strictObject({ from: day, to: day, portalId })
  .check(endsAfterStart, coversAtMost(mostReportDays, 'Please choose up to a year.'));
export type ReportPeriod = z.infer<typeof ReportPeriod>;

const readers = ['MCAdmin', 'Admin'] as const;

/** How the business goes: of all companies for MCAdmin, of the own one for everyone else (docs/product/reports.md). */
export const insight = {
  home: endpoint('GET', '/reports/home', {
    service: 'reporting',
    access: 'signedIn',
    rate: 'cheap',
    summary: 'This week and the one before in figures, and what is owed',
    query: z.strictObject({ portalId }),
    reply: HomeFigures,
  }),
  onTime: endpoint('GET', '/reports/on-time', {
    service: 'reporting',
    access: readers,
    summary: 'Promised against actual days, by lane and by carrier',
    query: ReportPeriod,
    reply: OnTimeReport,
  }),
  conversion: endpoint('GET', '/reports/conversion', {
    service: 'reporting',
    access: readers,
    summary: 'What became of quotes, by company, lane, level and price, and why some were lost',
    query: ReportPeriod,
    reply: ConversionReport,
  }),
};
