import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { Order } from '../order.js';
import { DispatchCall } from '../order-dispatch.js';

/** Orders and the carriers' system, the TMS. */
export const dispatch = endpointsOf('orders', {
  /** Told from others by the token of its subscription, in the header `X-Super-Dispatch-Verification-Token`. */
  call: endpoint('POST', '/webhooks/super-dispatch', {
    access: 'public',
    rate: 'webhook',
    summary: 'Super Dispatch calls when something happened to an order',
    body: DispatchCall,
    reply: z.object({}),
  }),
  sendAgain: endpoint('POST', '/order/:orderId/dispatch', {
    access: ['MCAdmin'],
    summary: 'Try again to bring an order to the TMS, after sending was given up',
    params: z.object({ orderId: id }),
    reply: Order,
  }),
});
