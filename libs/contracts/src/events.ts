import * as z from 'zod/mini';
import type { ServiceName } from './endpoint.js';
import { OrderBooked, OrderFact } from './order-events.js';
import { PortalRecord } from './portal.js';
import { QuoteFact } from './quote-events.js';
import { Role } from './roles.js';

/** A one-time secret on its way to one mail: encrypted for the notifications service alone. */
const Sealed = z.string();

/**
 * Every event with its payload and the services that consume it. Events carry the state that subscribers
 * need, and never a secret in the clear. One that `yields` lets all others of its subscriber go first: a storm of
 * bookings must not hold up the code that somebody waits for.
 */
export const events = {
  'portal.changed': {
    payload: PortalRecord,
    subscribers: ['quoting', 'orders', 'notifications', 'reporting'],
  },
  'user.changed': {
    payload: z.object({
      userId: z.uuid(),
      portalId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: Role,
      status: z.string(),
    }),
    subscribers: ['orders'],
  },
  'signIn.codeIssued': {
    payload: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string(), codeSealed: Sealed }),
    subscribers: ['notifications'],
  },
  'password.resetRequested': {
    payload: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string(), tokenSealed: Sealed }),
    subscribers: ['notifications'],
  },
  'quote.changed': { payload: QuoteFact, subscribers: ['reporting'] },
  'order.booked': { payload: OrderBooked, subscribers: ['notifications'], yields: true },
  'order.changed': { payload: OrderFact, subscribers: ['reporting'] },
} as const satisfies Record<
  string,
  { payload: z.ZodMiniType; subscribers: readonly ServiceName[]; yields?: true }
>;

export type EventType = keyof typeof events;
export type EventPayload<T extends EventType> = z.output<(typeof events)[T]['payload']>;

/** An event as it travels: `eventId` is what makes a second delivery harmless. */
export interface EventEnvelope<T extends EventType = EventType> {
  eventId: string;
  type: T;
  at: string;
  requestId: string | null;
  /** Where traces are kept: the W3C `traceparent` of what wrote or published it. */
  traceparent?: string;
  payload: EventPayload<T>;
}
