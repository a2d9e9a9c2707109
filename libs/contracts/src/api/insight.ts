import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { day, id } from '../fields.js';
import { ConversionReport, HomeFigures, OnTimeReport } from '../insight.js';
import { ClaimsReport, CommissionReport, MarginReport, ReceivablesReport } from '../money-reports.js';
import { coversAtMost, endsAfterStart } from '../period.js';
import { mostReportDays, reportFileKinds, reportFormats } from '../report-choices.js';

/** View As: honored for MCAdmin, ignored for everyone else. */
const portalId = z.optional(id);

const period = { from: day, to: day, portalId };
const upToAYear = coversAtMost(mostReportDays, 'Please choose up to a year.');

/** Calendar days, both included. */
export const ReportPeriod = z.strictObject(period).check(endsAfterStart, upToAYear);
export type ReportPeriod = z.infer<typeof ReportPeriod>;

export const ReportPeriodExport = z
  .strictObject({ ...period, format: z.enum(reportFormats) })
  .check(endsAfterStart, upToAYear);
export type ReportPeriodExport = z.infer<typeof ReportPeriodExport>;

const readers = ['MCAdmin', 'Admin'] as const;

/** How the business goes: of all companies for MCAdmin, of the own one for everyone else (docs/product/reports.md). */
export const insight = endpointsOf('reporting', {
  home: endpoint('GET', '/reports/home', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'This week and the one before in figures, and what is owed',
    query: z.strictObject({ portalId }),
    reply: HomeFigures,
  }),
  onTime: endpoint('GET', '/reports/on-time', {
    access: readers,
    summary: 'Promised against actual days, by lane and by carrier',
    query: ReportPeriod,
    reply: OnTimeReport,
  }),
  onTimeExport: endpoint('GET', '/reports/on-time/export', {
    access: readers,
    summary: 'The same as a CSV, XLSX or PDF file, without the late orders',
    query: ReportPeriodExport,
    file: reportFileKinds,
  }),
  conversion: endpoint('GET', '/reports/conversion', {
    access: 'signedIn',
    summary:
      'What became of quotes, by owner, lane, level and price, and why some were lost: a user reads the own',
    query: ReportPeriod,
    reply: ConversionReport,
  }),
  conversionExport: endpoint('GET', '/reports/conversion/export', {
    access: 'signedIn',
    summary: 'The same as a CSV, XLSX or PDF file',
    query: ReportPeriodExport,
    file: reportFileKinds,
  }),
  margin: endpoint('GET', '/reports/margin', {
    access: ['MCAdmin'],
    summary: 'Price less what carriers cost, of orders booked, by lane, carrier and company',
    query: ReportPeriod,
    reply: MarginReport,
  }),
  marginExport: endpoint('GET', '/reports/margin/export', {
    access: ['MCAdmin'],
    summary: 'The same as a CSV, XLSX or PDF file',
    query: ReportPeriodExport,
    file: reportFileKinds,
  }),
  commissions: endpoint('GET', '/reports/commissions', {
    access: 'signedIn',
    summary: 'Commission of orders booked, by owner and month: a user reads the own',
    query: ReportPeriod,
    reply: CommissionReport,
  }),
  commissionsExport: endpoint('GET', '/reports/commissions/export', {
    access: 'signedIn',
    summary: 'The same as a CSV, XLSX or PDF file',
    query: ReportPeriodExport,
    file: reportFileKinds,
  }),
  claims: endpoint('GET', '/reports/claims', {
    access: readers,
    summary: 'Claims reported, what was asked, approved and paid, by company and carrier',
    query: ReportPeriod,
    reply: ClaimsReport,
  }),
  claimsExport: endpoint('GET', '/reports/claims/export', {
    access: readers,
    summary: 'The same as a CSV, XLSX or PDF file',
    query: ReportPeriodExport,
    file: reportFileKinds,
  }),
  receivables: endpoint('GET', '/reports/receivables', {
    access: readers,
    summary: 'What customers owe now, by the days since it was due, by company',
    query: z.strictObject({ portalId }),
    reply: ReceivablesReport,
  }),
  receivablesExport: endpoint('GET', '/reports/receivables/export', {
    access: readers,
    summary: 'The same as a CSV file',
    query: z.strictObject({ portalId }),
    file: ['text/csv'],
  }),
});
