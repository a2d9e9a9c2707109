import * as z from 'zod/mini';
import { lastReportBand, transportTypes } from './constants.js';
import { day, id, instant, queryInt } from './fields.js';
import { coversAtMost, endsAfterStart } from './period.js';
import {
  availableReports,
  reportComparisons,
  reportDays,
  reportFormats,
  reportGroupings,
} from './report-choices.js';

/** What is counted. Canceled orders are not; the day of an order is that of its booking, where the provider is. */
export const ReportFigures = z.object({
  orders: z.int(),
  vehicles: z.int(),
  /** Whole dollars: what was agreed for these orders, with RUSH fees. */
  revenue: z.int(),
  /** Dollars per order, to the cent, as all averages here; null without orders. */
  averagePrice: z.nullable(z.number()),
  /** Dollars per vehicle. */
  pricePerVehicle: z.nullable(z.number()),
  /** Miles of an order, to a tenth. */
  averageMiles: z.nullable(z.number()),
  /** Dollars for one vehicle and one mile. */
  pricePerMile: z.nullable(z.number()),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

export const ReportRow = z.object({
  /**
   * `2026-10` for a month, its Monday for a week (`2026-10-05`), the id of a portal or of a region (`other:` and its name
   * where it is a portal's own, `none` without one), a transport type, a level (`1`; `none` where it is not known), a
   * mileage band by its number (`1` to `11`; `12` beyond the last).
   */
  key: z.string(),
  label: z.string(),
  figures: ReportFigures,
  /** The same of the days compared with; null where nothing is compared. */
  compared: z.nullable(ReportFigures),
  /** Of `avgCostByDistance`: the row by transport type. */
  split: z.optional(z.object({ open: ReportFigures, enclosed: ReportFigures, whiteGlove: ReportFigures })),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** Months, weeks, transport types, levels and bands are all there; portals and regions where there were orders. */
export const Report = z.object({
  from: z.string(),
  to: z.string(),
  /** The days compared with: of a period that is not over, only as many as have passed. */
  compared: z.nullable(z.object({ from: z.string(), to: z.string() })),
  by: z.enum(reportGroupings),
  /** Changes of orders until then are counted: when the last one arrived. */
  upTo: instant,
  totals: ReportFigures,
  comparedTotals: z.nullable(ReportFigures),
  rows: z.array(ReportRow),
});
export type Report = z.infer<typeof Report>;

const outside = 'Please choose a day from 2000 to 2099.';
const reportDay = day.check(
  z.refine((value) => value >= reportDays.first && value <= reportDays.last, outside),
);

/** What of a report is chosen beside its days, as the query string carries it. */
export const reportChoices = {
  compare: z._default(z.enum(reportComparisons), 'none'),
  by: z.optional(z.enum(reportGroupings)),
  /** View As, or one portal of all: honored for MCAdmin, ignored for everyone else. */
  portalId: z.optional(id),
  /** The `key` of a row by region. */
  region: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  transportType: z.optional(z.enum(transportTypes)),
  level: z.optional(z.enum(['1', '3', '5', '7'])),
  mileageBand: z.optional(queryInt(1, lastReportBand)),
};

const fields = { from: reportDay, to: reportDay, ...reportChoices };
const tenYears = coversAtMost(reportDays.most, 'Please choose ten years or less.');

export const ReportQuery = z.strictObject(fields).check(endsAfterStart, tenYears);
export type ReportQuery = z.output<typeof ReportQuery>;

export const ReportExportQuery = z
  .strictObject({ ...fields, format: z.enum(reportFormats) })
  .check(endsAfterStart, tenYears);
export type ReportExportQuery = z.output<typeof ReportExportQuery>;

export const ReportParams = z.object({ report: z.enum(availableReports) });
