import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import type { Subscriber } from '../events.js';
import { id, instant } from '../fields.js';

/**
 * Loose on purpose: a publisher of another release may send a type or a field that is new. The consumer sets aside what
 * it cannot apply, where a refusal would block all later events.
 */
const Envelope = z.object({
  eventId: id,
  type: z.string(),
  at: instant,
  requestId: z.nullable(z.string()),
  traceparent: z.optional(z.string()),
  payload: z.record(z.string(), z.unknown()),
});
export type DeliveredEvent = z.infer<typeof Envelope>;

const delivery = <S extends Subscriber>(service: S) =>
  endpoint('POST', `/service/${service}/events`, {
    service,
    access: 'service',
    summary: 'Take a batch of events, in the order of its publisher; taken twice it changes nothing',
    body: z.object({ events: z.array(Envelope) }),
    reply: z.object({ taken: z.int() }),
  });

/** Where the relay of another process hands over events, one endpoint for each subscriber. */
export const eventDeliveries = {
  identity: delivery('identity'),
  quoting: delivery('quoting'),
  orders: delivery('orders'),
  notifications: delivery('notifications'),
  reporting: delivery('reporting'),
} satisfies { [S in Subscriber]: unknown };
