import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { ImportSummary } from '../file-import.js';
import { QuoteImport, QuoteImportRequest } from '../quote-import.js';

const importId = z.object({ importId: id });

export const quoteImports = endpointsOf('quoting', {
  template: endpoint('GET', '/quotes/import-template', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'The CSV file to fill in, with two examples',
    file: 'text/csv',
  }),
  start: endpoint('POST', '/quotes/import', {
    access: 'signedIn',
    summary: 'Make a quote of every move in a CSV file, in the background',
    body: QuoteImportRequest,
    reply: ImportSummary,
    idempotent: true,
  }),
  list: endpoint('GET', '/quotes/imports', {
    access: 'signedIn',
    summary: 'The latest imports of the portal, newest first',
    query: z.strictObject({ portalId: z.optional(id) }),
    reply: z.array(ImportSummary),
  }),
  get: endpoint('GET', '/quotes/import/:importId', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'How far an import is, row by row',
    params: importId,
    reply: QuoteImport,
  }),
  failed: endpoint('GET', '/quotes/import/:importId/failed', {
    access: 'signedIn',
    summary: 'The moves of an import that were refused, with the reason, to be corrected and imported again',
    params: importId,
    file: 'text/csv',
  }),
});
