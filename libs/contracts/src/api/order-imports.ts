import * as z from 'zod/mini';
import { BookingEmails } from '../booking-emails.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { ImportSummary } from '../file-import.js';
import { OrderImportCorrection } from '../order-correction.js';
import { OrderImport, OrderImportBooking, OrderImportRequest, OrderImportSummary } from '../order-import.js';

const params = z.object({ orderImportId: id });

/** A list of vehicles is priced, then booked. */
export const orderImports = endpointsOf('orders', {
  template: endpoint('GET', '/orders/import-template', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'The CSV file of vehicles to fill in, with three examples',
    file: 'text/csv',
  }),
  start: endpoint('POST', '/orders/import', {
    access: 'signedIn',
    summary: 'Check and price the vehicles of a list, in the background; nothing is booked',
    body: OrderImportRequest,
    reply: ImportSummary,
    idempotent: true,
  }),
  list: endpoint('GET', '/orders/imports', {
    access: 'signedIn',
    summary: 'The latest lists of the portal, newest first',
    query: z.strictObject({ portalId: z.optional(id) }),
    reply: z.array(OrderImportSummary),
  }),
  get: endpoint('GET', '/orders/import/:orderImportId', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'How far a list is, order by order',
    params,
    reply: OrderImport,
  }),
  emails: endpoint('GET', '/orders/import/:orderImportId/emails', {
    access: 'signedIn',
    summary: 'Who would get an email if the orders of a list were booked now',
    params,
    reply: BookingEmails,
  }),
  book: endpoint('POST', '/orders/import/:orderImportId/book', {
    access: 'signedIn',
    summary: 'Book the orders of a checked list that have a price, in the background, each once',
    params,
    body: OrderImportBooking,
    reply: OrderImport,
  }),
  correct: endpoint('POST', '/orders/import/:orderImportId/corrections', {
    access: 'signedIn',
    summary: 'Put right an order of a list that was refused, and check it again, in the background',
    params,
    body: OrderImportCorrection,
    reply: OrderImport,
  }),
  failed: endpoint('GET', '/orders/import/:orderImportId/failed', {
    access: 'signedIn',
    summary: 'The vehicles of a list that were not booked, with the reason, to be corrected and sent again',
    params,
    file: 'text/csv',
  }),
});
