import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { DownloadLink, OrderFile, objectParams, UploadLink, UploadRequest } from '../order-file.js';

const orderId = z.object({ orderId: id });

/** Files of orders. A file is sent to the URL that `signUpload` answers, and then added. */
export const orderFiles = endpointsOf('orders', {
  signUpload: endpoint('POST', '/sign_s3', {
    access: 'signedIn',
    summary: 'A URL to upload one file of an order to, good for five minutes',
    body: UploadRequest,
    reply: z.object({ signedUrl: z.string(), key: z.string() }),
  }),
  add: endpoint('PUT', '/order/:orderId/files', {
    access: 'signedIn',
    summary: 'Add uploaded files to an order',
    params: orderId,
    body: z.strictObject({
      keys: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(20)),
    }),
    reply: z.array(OrderFile),
  }),
  remove: endpoint('PUT', '/order/:orderId/file', {
    access: 'signedIn',
    summary: 'Remove a file; it can be restored for 30 days',
    params: orderId,
    body: z.strictObject({ url: z.string().check(z.maxLength(2000)) }),
    reply: z.array(OrderFile),
  }),
  restore: endpoint('PUT', '/order/:orderId/file/restore', {
    access: 'signedIn',
    summary: 'Bring back a removed file',
    params: orderId,
    body: z.strictObject({ key: z.string().check(z.maxLength(200)) }),
    reply: z.array(OrderFile),
  }),
  setForCustomer: endpoint('PUT', '/order/:orderId/file/customer', {
    access: 'signedIn',
    summary: 'Show a file to the customer of the order, or hide it again',
    params: orderId,
    body: z.strictObject({ key: z.string().check(z.maxLength(200)), forCustomer: z.boolean() }),
    reply: z.array(OrderFile),
  }),
});

/**
 * The bytes of files that are kept on the disk of the service; an object store serves its own. The link is signed, and
 * the signature is the permission (docs/adr/0015-files-of-orders.md).
 */
export const fileBytes = endpointsOf('orders', {
  upload: endpoint('PUT', '/files/:area/:orderId/:file', {
    access: 'public',
    summary: 'Store the bytes of a file at the link that signing an upload answered',
    params: objectParams,
    query: UploadLink,
    takesBytes: true,
    reply: z.object({ size: z.int() }),
  }),
  download: endpoint('GET', '/files/:area/:orderId/:file', {
    access: 'public',
    summary: 'Download a file by its link, which is good for minutes',
    params: objectParams,
    query: DownloadLink,
    file: 'application/octet-stream',
  }),
});
