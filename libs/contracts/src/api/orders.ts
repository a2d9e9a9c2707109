import * as z from 'zod/mini';
import { lastReportBand, paymentTypes, serviceLevels, transportTypes } from '../constants.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { day, id } from '../fields.js';
import { listFields, page } from '../list.js';
import { orderAttentions, orderLabels, orderSortKeys, stops } from '../list-choices.js';
import { Activity, BookedOrder, BookedPublicOrder, Order } from '../order.js';
import { ChangedOrder, OrderBooked } from '../order-events.js';
import { OrderRequest, PublicOrderRequest } from '../order-request.js';
import { OrderRow } from '../order-row.js';
import { owedAgeNames } from '../owed-ages.js';
import { OwnerFilter } from '../owner.js';
import { NoticeAdded } from '../person-notices.js';

const orderId = z.object({ orderId: id });

/** Beside the search. */
const orderFilters = {
  /** The labels that people see (`sdStatusLabel`). */
  status: z._default(z.array(z.enum(orderLabels)).check(z.maxLength(orderLabels.length)), []),
  transportType: z._default(z.array(z.enum(transportTypes)).check(z.maxLength(3)), []),
  paymentType: z._default(z.array(z.enum(paymentTypes)).check(z.maxLength(2)), []),
  /** Of COD orders alone: those that are paid, or those that owe a payment. null: all orders. */
  paid: z._default(z.nullable(z.boolean()), null),
  /** When it was booked. */
  dateStart: z.optional(z.nullable(day)),
  dateEnd: z.optional(z.nullable(day)),
  /** The first day of pickup. */
  pickupStart: z.optional(z.nullable(day)),
  pickupEnd: z.optional(z.nullable(day)),
  /** The first day of delivery, as planned. */
  deliveryStart: z.optional(z.nullable(day)),
  deliveryEnd: z.optional(z.nullable(day)),
  /** The last day of all of these is over, and it has not happened yet. */
  overdue: z.optional(z.array(z.enum(stops)).check(z.maxLength(stops.length))),
  /** Words in the carrier's name; '' for any. */
  carrier: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  owner: OwnerFilter,
  serviceLevel: z.optional(z.array(z.literal(serviceLevels)).check(z.maxLength(serviceLevels.length))),
  /** By its number, as reports know it: the last is beyond those of the rate sheets. */
  mileageBand: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(lastReportBand)))),
  /** Those alone that have a claim to decide. */
  openClaim: z.optional(z.boolean()),
  /** Those that wait for any of these. */
  attention: z.optional(z.array(z.enum(orderAttentions)).check(z.maxLength(orderAttentions.length))),
  /** COD orders alone that owe something, so many days past the day it was due. */
  ages: z.optional(z.array(z.enum(owedAgeNames)).check(z.maxLength(owedAgeNames.length))),
};

const { limit: _limit, skip: _skip, cursor: _cursor, ...wholeList } = listFields(orderSortKeys, 'uniqueId');

/** The list as it is filtered and sorted, all pages of it. */
export const OrderExportRequest = z.strictObject({
  ...wholeList,
  ...orderFilters,
  format: z.enum(['csv', 'xlsx']),
  /** Of those found, these only: as many as the COD table shows. */
  orderIds: z.optional(
    z.array(id).check(z.minLength(1), z.maxLength(1000, 'Please choose up to 1,000 orders.')),
  ),
  /** With the columns of this table; absent for those of the list. */
  table: z.optional(z.literal('cod')),
});

export const orders = endpointsOf('orders', {
  book: endpoint('POST', '/order', {
    access: 'signedIn',
    summary: 'Book a quote as an order',
    body: OrderRequest,
    reply: BookedOrder,
    idempotent: true,
  }),
  bookPublic: endpoint('POST', '/order/public', {
    access: 'public',
    rate: 'booking',
    summary: 'Book a public quote without signing in; always COD',
    body: PublicOrderRequest,
    reply: BookedPublicOrder,
    idempotent: true,
  }),
  list: endpoint('POST', '/orders', {
    access: 'signedIn',
    summary: 'Orders of the own portal, or of the portal viewed as',
    body: z.strictObject({ ...listFields(orderSortKeys, 'uniqueId'), ...orderFilters }),
    reply: z.extend(page(OrderRow), {
      /** Whole dollars of all orders found; null beyond 1,000. */
      totalPrice: z.nullable(z.int()),
    }),
  }),
  live: endpoint('GET', '/orders/live', {
    access: 'signedIn',
    summary: 'Changes of orders of the own portal, of all for MCAdmin, as they happen',
    reply: ChangedOrder,
    live: true,
  }),
  /** Called by gateways while pages follow orders. */
  changes: endpoint('POST', '/service/orders/changes', {
    access: 'service',
    summary: 'Orders that changed since the last answer',
    body: z.object({
      /** The `next` of the last answer; null begins now. */
      after: z.nullable(z.string().check(z.regex(/^\d{1,20}:\d{1,19}$/))),
    }),
    reply: z.object({
      changes: z.array(ChangedOrder),
      next: z.string(),
      /** Who has new notices. */
      notices: z._default(z.array(NoticeAdded), []),
    }),
  }),
  /** Up to 10,000, sent while they are read; 409 `tooManyRows` for more, which `POST /orders/exports` takes. */
  export: endpoint('POST', '/orders/export', {
    access: 'signedIn',
    summary: 'The orders found, as a CSV or XLSX file',
    body: OrderExportRequest,
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  get: endpoint('GET', '/order/:orderId', {
    access: 'signedIn',
    summary: 'One order',
    params: orderId,
    reply: Order,
  }),
  /** The page that a customer is handed: no driver, nothing of staff. */
  pdf: endpoint('GET', '/order/:orderId/pdf', {
    access: 'signedIn',
    summary: 'One order as a PDF',
    params: orderId,
    file: 'application/pdf',
  }),
  activities: endpoint('GET', '/order/:orderId/activities', {
    access: 'signedIn',
    summary: 'What happened to an order, newest first',
    params: orderId,
    reply: z.array(Activity),
  }),
  /** Called by notifications before an email that a person sends. Of another portal: 404. */
  emailFacts: endpoint('POST', '/service/orders/email-facts', {
    access: 'service',
    summary: 'An order as its emails show it',
    body: z.object({ orderId: id, portalId: z.nullable(id) }),
    reply: OrderBooked,
  }),
  /** Called by notifications before people are told of several orders. Of another portal: left out. */
  emailFactsOfMany: endpoint('POST', '/service/orders/email-facts-of-many', {
    access: 'service',
    summary: 'Several orders as their emails show them',
    body: z.object({ orderIds: z.array(id).check(z.maxLength(200)), portalId: z.nullable(id) }),
    reply: z.array(OrderBooked),
  }),
  /** Called by notifications for an order without emails. Unknown, or of another portal: 404. */
  exists: endpoint('POST', '/service/orders/exists', {
    access: 'service',
    summary: 'Whether a portal has this order',
    body: z.object({
      orderId: id,
      /** null: all portals. */
      portalId: z.nullable(id),
    }),
    reply: orderId,
  }),
});
