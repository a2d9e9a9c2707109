import * as z from 'zod/mini';
import {
  CustomerEmail,
  CustomerFileLink,
  CustomerLinkToken,
  CustomerOrder,
  CustomerTrack,
} from '../customer-order.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id, instant, queryInt } from '../fields.js';

/** The number of an order, which customers know; its id is never asked for. */
const orderNumber = z.object({ orderId: queryInt(0, 999_999_999) });

/**
 * What customers see of their orders without signing in (docs/product/orders.md). The link's token is in the body:
 * addresses of calls end in logs.
 */
export const customerOrders = endpointsOf('orders', {
  status: endpoint('POST', '/order/:orderId/status', {
    access: 'public',
    rate: 'lookup',
    summary: "The customer's own order, by its number and email",
    params: orderNumber,
    body: CustomerEmail,
    reply: CustomerOrder,
  }),
  track: endpoint('POST', '/order/:orderId/track', {
    access: 'public',
    rate: 'lookup',
    summary: "Where the customer's order is, by its number and email",
    params: orderNumber,
    body: CustomerEmail,
    reply: CustomerTrack,
  }),
  mailLink: endpoint('POST', '/order/:orderId/link', {
    access: 'public',
    rate: 'lookup',
    summary: 'Email the link to an order to its customer; the answer is the same for every number and email',
    params: orderNumber,
    body: CustomerEmail,
    reply: z.object({ message: z.string() }),
  }),
  survey: endpoint('POST', '/order/:orderId/survey', {
    access: 'public',
    rate: 'lookup',
    summary: "The token of the survey about the customer's own order, by its number and email",
    params: orderNumber,
    body: CustomerEmail,
    reply: CustomerLinkToken,
  }),
  open: endpoint('POST', '/order-status', {
    access: 'public',
    rate: 'publicWrite',
    summary: "The customer's own order, by the link of an email",
    body: CustomerLinkToken,
    reply: CustomerOrder,
  }),
  pdf: endpoint('POST', '/order-status/pdf', {
    access: 'public',
    rate: 'publicWrite',
    summary: "The customer's own order as a PDF, by the link of an email",
    body: CustomerLinkToken,
    file: 'application/pdf',
  }),
  file: endpoint('POST', '/order-status/file', {
    access: 'public',
    rate: 'publicWrite',
    summary:
      'Where one of the files that the customer sees is downloaded, by the link of an email; good for minutes',
    body: CustomerFileLink,
    reply: z.object({ url: z.string() }),
  }),
  /** Says only that something changed; the page reads its order again. Ends with the link. */
  live: endpoint('POST', '/order-status/live', {
    access: 'public',
    rate: 'publicWrite',
    summary: "That the customer's own order changed, as it happens, by the link of an email",
    body: CustomerLinkToken,
    reply: z.literal('changed'),
    live: true,
  }),
  /** Called by gateways while a customer's page follows its order; 400 `linkExpired` once the link has ended. */
  link: endpoint('POST', '/service/orders/customer-link', {
    access: 'service',
    summary: 'The order that the link of an email is good for, and until when',
    body: z.object(CustomerLinkToken.shape),
    reply: z.object({
      orderId: id,
      portalId: id,
      /** null: the order is neither delivered nor canceled. */
      endsAt: z.nullable(instant),
    }),
  }),
});
