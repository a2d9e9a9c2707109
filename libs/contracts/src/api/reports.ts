import { endpoint, endpointsOf } from '../endpoint.js';
import { reportFileKinds } from '../report-choices.js';
import { Report, ReportExportQuery, ReportParams, ReportQuery } from '../reports.js';

const readers = ['MCAdmin', 'Admin'] as const;

/** Of all portals for MCAdmin; an Admin reads those of its portal's `availableReports`, over the own orders. */
export const reports = endpointsOf('reporting', {
  get: endpoint('GET', '/reports/:report', {
    access: readers,
    summary: 'A report: totals and rows, compared with other days',
    params: ReportParams,
    query: ReportQuery,
    reply: Report,
  }),
  export: endpoint('GET', '/reports/:report/export', {
    access: readers,
    summary: 'The same report as a CSV, XLSX or PDF file',
    params: ReportParams,
    query: ReportExportQuery,
    file: reportFileKinds,
  }),
});
