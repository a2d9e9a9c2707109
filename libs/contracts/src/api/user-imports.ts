import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { ImportSummary } from '../file-import.js';
import { UserImport, UserImportRequest } from '../user-import.js';

const userImportId = z.object({ userImportId: id });
const admins = { access: ['MCAdmin', 'Admin'] } as const;

/** People are invited by a file. An import is seen by who made it. */
export const userImports = endpointsOf('identity', {
  template: endpoint('GET', '/users/import-template', {
    ...admins,
    rate: 'cheap',
    summary: 'The CSV file of users to fill in, with two examples',
    reply: z.unknown(),
    file: 'text/csv',
  }),
  start: endpoint('POST', '/users/import', {
    ...admins,
    confirmed: true,
    rate: 'mailing',
    summary: 'Invite everybody in a CSV file, in the background',
    body: UserImportRequest,
    reply: ImportSummary,
    idempotent: true,
  }),
  list: endpoint('GET', '/users/imports', {
    ...admins,
    summary: 'The latest imports of users that the caller made, newest first',
    reply: z.array(ImportSummary),
  }),
  get: endpoint('GET', '/users/import/:userImportId', {
    ...admins,
    rate: 'cheap',
    summary: 'How far an import of users is, row by row',
    params: userImportId,
    reply: UserImport,
  }),
  failed: endpoint('GET', '/users/import/:userImportId/failed', {
    ...admins,
    summary: 'The rows of an import of users that were refused, with the reason',
    params: userImportId,
    reply: z.unknown(),
    file: 'text/csv',
  }),
});
