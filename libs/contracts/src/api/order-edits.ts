import { endpoint, endpointsOf } from '../endpoint.js';
import { Order } from '../order.js';
import { OrderUpdate } from '../order-update.js';

export const orderEdits = endpointsOf('orders', {
  update: endpoint('PUT', '/order', {
    access: 'signedIn',
    summary: 'Change an order; 409 with the stored one when it changed meanwhile',
    body: OrderUpdate,
    reply: Order,
  }),
});
