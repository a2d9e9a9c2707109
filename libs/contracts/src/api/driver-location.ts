import * as z from 'zod/mini';
import { DriverLink, DriverLinkToken, SharedPosition } from '../driver-location.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { Order } from '../order.js';

const orderId = z.object({ orderId: id });

/**
 * Asking a driver for the position (docs/product/orders.md). The driver's own calls carry the link's token in their body:
 * addresses end in logs.
 */
export const driverLocation = endpointsOf('orders', {
  request: endpoint('POST', '/order/:orderId/location', {
    access: 'signedIn',
    rate: 'sending',
    summary: 'Text the driver a link that shares the position',
    params: orderId,
    reply: Order,
  }),
  cancel: endpoint('DELETE', '/order/:orderId/location', {
    access: 'signedIn',
    summary: 'End the link that the driver was sent',
    params: orderId,
    reply: Order,
  }),
  open: endpoint('POST', '/driver-location', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'Which trip a driver is asked about',
    body: DriverLinkToken,
    reply: DriverLink,
  }),
  share: endpoint('POST', '/driver-location/position', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'Share the position of the driver',
    body: SharedPosition,
    reply: DriverLink,
  }),
  stop: endpoint('POST', '/driver-location/stop', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'End the link, by the driver',
    body: DriverLinkToken,
    reply: z.object({ message: z.string() }),
  }),
});
