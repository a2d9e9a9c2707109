import * as z from 'zod/mini';
import { CancelWish, DayWish, RequestAnswer } from '../change-request.js';
import { CustomerLinkToken, CustomerOrder } from '../customer-order.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { Order } from '../order.js';
import { BookingCalendar } from '../quote.js';

const { token } = CustomerLinkToken.shape;
const byLink = { access: 'public', rate: 'publicWrite' } as const;

/** What customers ask for on the page of their order, by its link, and how staff answer (docs/product/orders.md). */
export const changeRequests = endpointsOf('orders', {
  days: endpoint('POST', '/order-status/pickup-days', {
    ...byLink,
    summary: 'The days that a customer can wish for as first pickup day',
    body: CustomerLinkToken,
    reply: z.pick(BookingCalendar, { today: true, firstPickupDay: true, blockedDays: true }),
  }),
  askForDay: endpoint('POST', '/order-status/requests/pickup-day', {
    ...byLink,
    summary: 'The customer asks for another first pickup day',
    body: z.extend(DayWish, { token }),
    reply: CustomerOrder,
  }),
  askToCancel: endpoint('POST', '/order-status/requests/cancel', {
    ...byLink,
    summary: 'The customer asks to cancel the order',
    body: z.extend(CancelWish, { token }),
    reply: CustomerOrder,
  }),
  withdraw: endpoint('POST', '/order-status/requests/withdraw', {
    ...byLink,
    summary: 'The customer takes a request back that is not answered yet',
    body: z.strictObject({ token, requestId: id }),
    reply: CustomerOrder,
  }),
  answer: endpoint('PUT', '/order/:orderId/change-request', {
    access: 'signedIn',
    summary: 'Accept or decline what the customer asked for; accepting does it',
    params: z.object({ orderId: id }),
    body: RequestAnswer,
    reply: Order,
  }),
});
