import * as z from 'zod/mini';
import { id, instant } from './fields.js';
import { availableReports } from './report-choices.js';
import { reportChoices } from './reports.js';

/** What can be sent regularly. */
export const scheduledReports = [...availableReports, 'onTime', 'conversion', 'margin'] as const;
export type ScheduledReport = (typeof scheduledReports)[number];

export const scheduleTimes = ['weekly', 'monthly'] as const;
export type ScheduleTime = (typeof scheduleTimes)[number];

/** The most that one person has. */
export const mostSchedules = 20;

/** A report as its address has it, without days: those of the week or month that has ended are sent. */
export const ReportScheduleRequest = z.strictObject({
  report: z.enum(scheduledReports),
  every: z.enum(scheduleTimes),
  query: z.strictObject(reportChoices),
});
export type ReportScheduleRequest = z.output<typeof ReportScheduleRequest>;

export const ReportSchedule = z.object({
  _id: id,
  report: z.enum(scheduledReports),
  every: z.enum(scheduleTimes),
  query: z.record(z.string(), z.unknown()),
  /** When it is sent next. */
  dueAt: instant,
  createdAt: instant,
});
export type ReportSchedule = z.infer<typeof ReportSchedule>;

/** Of the link that ends a schedule. */
export const ScheduleToken = z.string().check(z.regex(/^[\w-]{48}$/));

/** Its emails, with what is attached. */
export const ReportDue = z.object({
  scheduleId: id,
  email: z.string(),
  firstName: z.string(),
  title: z.string(),
  every: z.enum(scheduleTimes),
  /** Calendar days, both included. */
  from: z.string(),
  to: z.string(),
  files: z.array(
    z.object({ name: z.string(), kind: z.enum(['application/pdf', 'text/csv']), base64: z.string() }),
  ),
});
export type ReportDue = z.infer<typeof ReportDue>;
