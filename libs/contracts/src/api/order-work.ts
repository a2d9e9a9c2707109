import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { Activity, Order } from '../order.js';
import { CarrierEdit, KnownCarriers } from '../order-carrier.js';
import { DisputeChange, NewPayment } from '../order-payments.js';
import {
  chosenOrders,
  OrderMove,
  OrderNote,
  OrdersCheck,
  OrdersCheckRequest,
  OrdersReport,
  OrdersUndo,
  OrderUndo,
} from '../order-work.js';
import { NewOwner } from '../owner.js';

const orderId = z.object({ orderId: id });
const payment = z.object({ orderId: id, paymentId: id });

/** Working on orders: moving, paying, notes, and several at once. */
export const orderWork = endpointsOf('orders', {
  move: endpoint('PUT', '/order/:orderId/status', {
    access: 'signedIn',
    summary: 'Move an order to another state; 409 with the allowed ones',
    params: orderId,
    body: OrderMove,
    reply: Order,
  }),
  cancel: endpoint('DELETE', '/order/:orderId', {
    access: 'signedIn',
    summary: 'Cancel an order',
    params: orderId,
    query: z.strictObject({ reason: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    reply: orderId,
  }),
  undo: endpoint('POST', '/order/:orderId/undo', {
    access: 'signedIn',
    summary: 'Take back the own last step with an order, within a minute',
    params: orderId,
    body: OrderUndo,
    reply: Order,
  }),
  setCarrier: endpoint('PUT', '/order/:orderId/carrier', {
    access: ['MCAdmin'],
    summary: 'Change who carries an order; 409 if it changed meanwhile',
    params: orderId,
    body: CarrierEdit,
    reply: Order,
  }),
  listCarriers: endpoint('GET', '/known-carriers', {
    access: ['MCAdmin'],
    summary: 'The carriers of earlier orders, the latest first',
    reply: KnownCarriers,
  }),
  /** The caller chooses the id, so that the same payment sent twice is one. */
  recordPayment: endpoint('PUT', '/order/:orderId/payments/:paymentId', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    summary:
      'Record a payment of a COD order, of all or a part of what is owed; an Admin where the company is paid',
    params: payment,
    body: NewPayment,
    reply: Order,
  }),
  removePayment: endpoint('DELETE', '/order/:orderId/payments/:paymentId', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: 'Remove a payment of a COD order; it stays in the order as removed',
    params: payment,
    reply: Order,
  }),
  markUnpaid: endpoint('DELETE', '/order/:orderId/payments', {
    access: ['MCAdmin'],
    confirmed: true,
    summary: 'Mark a COD order unpaid: remove all its payments',
    params: orderId,
    reply: Order,
  }),
  /** Customers are not told, and not asked by the daily request while it stands. */
  disputePayment: endpoint('PUT', '/order/:orderId/dispute', {
    access: ['MCAdmin'],
    summary: 'Note why a customer disputes the payment of a COD order, or that it is settled',
    params: orderId,
    body: DisputeChange,
    reply: Order,
  }),
  addNote: endpoint('POST', '/order/:orderId/notes', {
    access: 'signedIn',
    summary: 'Add a note to the history of an order; customers do not see it',
    params: orderId,
    body: OrderNote,
    reply: Activity,
  }),
  moveMany: endpoint('PUT', '/orders/status', {
    access: 'signedIn',
    summary: 'Move several orders to another state, each on its own',
    body: z.extend(OrderMove, { orderIds: chosenOrders }),
    reply: OrdersReport,
  }),
  undoMany: endpoint('POST', '/orders/undo', {
    access: 'signedIn',
    summary: 'Take back the own last moves of several orders, within a minute, each on its own',
    body: OrdersUndo,
    reply: OrdersReport,
  }),
  check: endpoint('POST', '/orders/check', {
    access: 'signedIn',
    summary: 'Which of several orders could be moved now, or their customers be asked to pay',
    body: OrdersCheckRequest,
    reply: OrdersCheck,
  }),
  handOver: endpoint('PUT', '/orders/owner', {
    access: 'signedIn',
    summary: 'Hand orders over to another person, each on its own',
    body: z.extend(NewOwner, { orderIds: chosenOrders }),
    reply: OrdersReport,
  }),
  requestPayments: endpoint('POST', '/orders/payment-requests', {
    access: 'signedIn',
    summary: 'Ask customers to pay, at most once a day; the emails wait for a minute',
    body: z.strictObject({ orderIds: chosenOrders }),
    reply: OrdersReport,
  }),
});
