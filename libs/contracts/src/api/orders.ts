import * as z from 'zod/mini';
import { orderStatuses, transportTypes } from '../constants.js';
import { endpoint } from '../endpoint.js';
import { day, id } from '../fields.js';
import { listFields, page } from '../list.js';
import { Activity, BookedOrder, Order, OrderRequest, OrderRow, orderSortKeys } from '../order.js';

const orderId = z.object({ orderId: id });

export const orders = {
  book: endpoint('POST', '/order', {
    service: 'orders',
    access: 'signedIn',
    summary: 'Book a quote as an order',
    body: OrderRequest,
    reply: BookedOrder,
    idempotent: true,
  }),
  bookPublic: endpoint('POST', '/order/public', {
    service: 'orders',
    access: 'public',
    rate: 'publicWrite',
    summary: 'Book a public quote without signing in; always COD',
    body: OrderRequest,
    reply: BookedOrder,
    idempotent: true,
  }),
  list: endpoint('POST', '/orders', {
    service: 'orders',
    access: 'signedIn',
    summary: 'Orders of the own portal, or of the portal viewed as',
    body: z.strictObject({
      ...listFields(orderSortKeys, 'uniqueId'),
      status: z._default(z.array(z.enum(orderStatuses)).check(z.maxLength(5)), []),
      transportType: z._default(z.array(z.enum(transportTypes)).check(z.maxLength(3)), []),
      dateStart: z.optional(z.nullable(day)),
      dateEnd: z.optional(z.nullable(day)),
    }),
    reply: page(OrderRow),
  }),
  get: endpoint('GET', '/order/:orderId', {
    service: 'orders',
    access: 'signedIn',
    summary: 'One order',
    params: orderId,
    reply: Order,
  }),
  activities: endpoint('GET', '/order/:orderId/activities', {
    service: 'orders',
    access: 'signedIn',
    summary: 'What happened to an order, newest first',
    params: orderId,
    reply: z.array(Activity),
  }),
};
