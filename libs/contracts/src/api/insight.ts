import * as z from 'zod/mini';
import { daysBetween, isCalendarDay } from '../calendar/calendar-day.js';
import { endpoint } from '../endpoint.js';
import { day, id } from '../fields.js';
import { ConversionReport, HomeFigures, mostReportDays, OnTimeReport } from '../insight.js';

/** View As: honored for MCAdmin, ignored for everyone else. */
const portalId = z.optional(id);

/** Calendar days, both included. */
export const ReportPeriod = z.strictObject({ from: day, to: day, portalId }).check(
  z.refine(({ from, to }) => !areDays(from, to) || from <= to, {
    path: ['to'],
    message: 'Please choose a last day that is not before the first.',
  }),
  z.refine(({ from, to }) => !areDays(from, to) || daysBetween(from, to) < mostReportDays, {
    path: ['to'],
    message: 'Please choose up to a year.',
  }),
);
export type ReportPeriod = z.infer<typeof ReportPeriod>;

const areDays = (...days: string[]) => days.every(isCalendarDay);

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
