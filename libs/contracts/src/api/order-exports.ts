import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { OrderExport } from '../order-export.js';
import { OrderExportRequest } from './orders.js';

/** Exports in the background, each of the person who asked for it alone. */
export const orderExports = endpointsOf('orders', {
  start: endpoint('POST', '/orders/exports', {
    access: 'signedIn',
    summary: 'Export the orders found in the background; one at a time per person',
    body: OrderExportRequest,
    reply: OrderExport,
    idempotent: true,
  }),
  list: endpoint('GET', '/orders/exports', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Own exports of the last 24 hours, newest first',
    reply: z.array(OrderExport),
  }),
  remove: endpoint('DELETE', '/orders/export/:exportId', {
    access: 'signedIn',
    summary: 'Cancel an own export, or remove its file',
    params: z.object({ exportId: id }),
    reply: z.object({ exportId: id }),
  }),
});
