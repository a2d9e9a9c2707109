import { type EventEnvelope, type EventType, events, type Subscriber } from '@overland/contracts';
import type { NotFor, OutboxRow } from './outbox-sql.js';

export type KnownRow = OutboxRow & { type: EventType };

/**
 * The rows before the first event that this release does not know. That event and all behind it wait for a relay that
 * knows it: skipped, it would be lost.
 * @throws Error when it is the very first.
 */
export function knownBeforeUnknown(publisher: string, rows: readonly OutboxRow[]): KnownRow[] {
  const known: KnownRow[] = [];
  for (const row of rows) {
    if (!isOf(publisher, row)) break;
    known.push(row);
  }
  const [first] = rows;
  if (first && known.length === 0) {
    throw new Error(`The outbox holds an event that is not ${publisher}'s in the contract: ${first.type}`);
  }
  return known;
}

export function isFor(subscriber: Subscriber, type: EventType): boolean {
  const subscribers: readonly Subscriber[] = events[type].subscribers;
  return subscribers.includes(subscriber);
}

/** An event as its subscribers get it. */
export function toEnvelope({
  id,
  type,
  payload,
  request_id,
  traceparent,
  created_at,
}: KnownRow): EventEnvelope {
  return {
    eventId: id,
    type,
    at: created_at.toISOString(),
    requestId: request_id,
    ...(traceparent ? { traceparent } : {}),
    payload,
  };
}

/** Who is given events of this service's outbox. */
export function subscribersOf(publisher: string): Subscriber[] {
  const own = Object.values(events).filter((event) => event.publisher === publisher);
  return [...new Set(own.flatMap(({ subscribers }): readonly Subscriber[] => subscribers))];
}

/** Of each of them, the types of this service's events that it is not given. */
export function notForSubscribersOf(publisher: string): NotFor {
  const own = (Object.keys(events) as EventType[]).filter((type) => events[type].publisher === publisher);
  return Object.fromEntries(
    subscribersOf(publisher).map((subscriber) => [
      subscriber,
      own.filter((type) => !isFor(subscriber, type)),
    ]),
  );
}

function isOf(publisher: string, row: OutboxRow): row is KnownRow {
  const { type } = row;
  return Object.hasOwn(events, type) && events[type as EventType].publisher === publisher;
}
