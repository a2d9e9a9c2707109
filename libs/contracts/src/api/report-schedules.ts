import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { ReportSchedule, ReportScheduleRequest, ScheduleToken } from '../report-schedules.js';

const readers = ['MCAdmin', 'Admin'] as const;
const ended = z.object({ message: z.string() });

/** Reports by email, each person's own, to the own address (docs/product/reports.md). */
export const reportSchedules = endpointsOf('reporting', {
  list: endpoint('GET', '/report-schedules', {
    access: readers,
    summary: 'The own scheduled reports, newest first',
    reply: z.array(ReportSchedule),
  }),
  add: endpoint('POST', '/report-schedules', {
    access: readers,
    summary: 'Have a report sent every week or month, to the own address',
    body: ReportScheduleRequest,
    reply: ReportSchedule,
  }),
  remove: endpoint('DELETE', '/report-schedules/:scheduleId', {
    access: readers,
    summary: 'End an own scheduled report',
    params: z.object({ scheduleId: id }),
    reply: z.object({ scheduleId: id }),
  }),
  unsubscribe: endpoint('POST', '/report-schedules/unsubscribe', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'End a scheduled report by the link of its email',
    body: z.strictObject({ token: ScheduleToken }),
    reply: ended,
  }),
  /** RFC 8058: mail programs send a form to the address in the header of the email, so the token is in it. */
  unsubscribeAtOnce: endpoint('POST', '/report-schedules/unsubscribe/:token', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'The same by one click in a mail program',
    params: z.object({ token: ScheduleToken }),
    takesBytes: true,
    reply: ended,
  }),
});
