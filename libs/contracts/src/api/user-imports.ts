import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { ImportSummary } from '../file-import.js';
import { UserImport, UserImportCheck, UserImportRequest } from '../user-import.js';

const userImportId = z.object({ userImportId: id });

/** People are invited by a file. An import is seen by who made it. */
export const userImports = endpointsOf('identity', {
  template: endpoint('GET', '/users/import-template', {
    access: ['MCAdmin', 'Admin'],
    rate: 'cheap',
    summary: 'The CSV file of users to fill in, with two examples',
    file: 'text/csv',
  }),
  check: endpoint('POST', '/users/import/check', {
    access: ['MCAdmin', 'Admin'],
    summary: 'Whom a CSV file would invite, row by row; nothing is saved or sent',
    body: UserImportRequest,
    reply: UserImportCheck,
  }),
  start: endpoint('POST', '/users/import', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    rate: 'mailing',
    summary: 'Invite everybody in a CSV file, in the background',
    body: UserImportRequest,
    reply: ImportSummary,
    idempotent: true,
  }),
  list: endpoint('GET', '/users/imports', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The latest imports of users that the caller made, newest first',
    reply: z.array(ImportSummary),
  }),
  get: endpoint('GET', '/users/import/:userImportId', {
    access: ['MCAdmin', 'Admin'],
    rate: 'cheap',
    summary: 'How far an import of users is, row by row',
    params: userImportId,
    reply: UserImport,
  }),
  failed: endpoint('GET', '/users/import/:userImportId/failed', {
    access: ['MCAdmin', 'Admin'],
    summary: 'The rows of an import of users that were refused, with the reason',
    params: userImportId,
    file: 'text/csv',
  }),
});
