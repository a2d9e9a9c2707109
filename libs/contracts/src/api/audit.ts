import * as z from 'zod/mini';
import { AuditRow, auditActions, OwnActivity } from '../audit.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { day, id } from '../fields.js';
import { commaList, listQueryFields, page } from '../list.js';

const filter = {
  ...listQueryFields(['at'], 'at'),
  sortorder: z._default(z.enum(['1', '-1']), '-1'),
  /** View As: honored for MCAdmin, ignored for everyone else. */
  portalId: z.optional(id),
  action: z.optional(commaList(auditActions)),
  /** What this person did, and what was done to them. */
  userId: z.optional(id),
  dateStart: z.optional(day),
  dateEnd: z.optional(day),
};

/** Who did what: MCAdmin reads all of it, an Admin that of the own portal. */
export const audit = endpointsOf('identity', {
  list: endpoint('GET', '/audit', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The audit trail, newest first',
    query: z.strictObject(filter),
    reply: page(AuditRow),
  }),
  export: endpoint('GET', '/audit/export', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The audit trail that the filter finds, as a CSV or XLSX file',
    query: z.strictObject({ ...filter, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  own: endpoint('GET', '/account/activity', {
    access: 'signedIn',
    summary: 'What happened lately on the own account: sign-ins, wrong passwords, changes',
    reply: z.object({ rows: z.array(OwnActivity) }),
  }),
});
