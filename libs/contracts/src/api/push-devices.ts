import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { NewPushDevice, PushDeviceOfOrder, PushOffer, PushStanding } from '../push-device.js';

const byLink = { access: 'public', rate: 'publicWrite' } as const;

/** Messages to the browsers of customers about their order, by its link (docs/product/emails.md). */
export const pushDevices = endpointsOf('notifications', {
  offer: endpoint('POST', '/order-status/push/offer', {
    ...byLink,
    summary: 'Whether this browser can be told of the order, and whether it is',
    body: z.extend(PushDeviceOfOrder, { endpoint: z.nullable(PushDeviceOfOrder.shape.endpoint) }),
    reply: PushOffer,
  }),
  add: endpoint('POST', '/order-status/push', {
    ...byLink,
    summary: 'This browser is told of the order from now on',
    body: NewPushDevice,
    reply: PushStanding,
  }),
  end: endpoint('POST', '/order-status/push/end', {
    ...byLink,
    summary: 'This browser is no longer told of the order',
    body: PushDeviceOfOrder,
    reply: PushStanding,
  }),
});
