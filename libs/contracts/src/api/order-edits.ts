import { endpoint } from '../endpoint.js';
import { Order } from '../order.js';
import { OrderUpdate } from '../order-update.js';

export const orderEdits = {
  update: endpoint('PUT', '/order', {
    service: 'orders',
    access: 'signedIn',
    summary: 'Change an order; 409 with the stored one when it changed meanwhile',
    body: OrderUpdate,
    reply: Order,
  }),
};
