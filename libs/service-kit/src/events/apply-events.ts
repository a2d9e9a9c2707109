import type { DeliveredEvent, EventEnvelope, EventType } from '@overland/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { inSystem } from '../database/with-portal.js';
import type { EventHandlers } from './event-handlers.js';
import { parseEvent } from './parse-event.js';

type AnyHandler = (envelope: EventEnvelope<EventType>, manager: EntityManager) => Promise<void>;

/** An event that cannot be read, or what its handler threw: unlike an outage, it concerns this event alone. */
export class HandlerError extends Error {
  override readonly name = 'HandlerError';
  constructor(override readonly cause: unknown) {
    super('An event handler failed.');
  }
}

interface Options {
  database: DataSource;
  handlers: readonly EventHandlers[];
  /** Runs what is done for one event; for its log lines and its span. */
  around?: (envelope: EventEnvelope, manager: EntityManager, work: () => Promise<void>) => Promise<void>;
}

/**
 * Runs every handler of the events in one transaction that also records the processed ids: a repeated event changes
 * nothing, and a crash undoes both.
 * @throws HandlerError when an event cannot be read or a handler failed: nothing was done.
 */
export async function applyEvents(
  events: readonly DeliveredEvent[],
  { database, handlers, around = (_envelope, _manager, work) => work() }: Options,
): Promise<void> {
  const envelopes = readAll(events);
  await inSystem(database, async (manager) => {
    const claimed = await claim(manager, handlers, envelopes);
    for (const envelope of envelopes) {
      const due = handlers.filter(({ name }) => claimed.has(keyOf(envelope.eventId, name)));
      if (due.length === 0) continue;
      await around(envelope, manager, () => handle(due, envelope, manager)).catch((error: unknown) => {
        throw new HandlerError(error);
      });
    }
  });
}

/** One event, as `applyEvents`. @throws what its handler threw. */
export async function consumeEvent(
  database: DataSource,
  handlers: readonly EventHandlers[],
  event: DeliveredEvent,
): Promise<void> {
  try {
    await applyEvents([event], { database, handlers });
  } catch (error) {
    throw error instanceof HandlerError ? error.cause : error;
  }
}

function readAll(events: readonly DeliveredEvent[]): EventEnvelope[] {
  try {
    return events.map(parseEvent);
  } catch (error) {
    throw new HandlerError(error);
  }
}

async function handle(
  due: readonly EventHandlers[],
  envelope: EventEnvelope,
  manager: EntityManager,
): Promise<void> {
  for (const { on } of due) await (on[envelope.type] as AnyHandler)(envelope, manager);
}

async function claim(
  manager: EntityManager,
  handlers: readonly EventHandlers[],
  envelopes: readonly EventEnvelope[],
): Promise<Set<string>> {
  const pairs = envelopes.flatMap(({ eventId, type }) =>
    handlers.filter(({ on }) => on[type]).map(({ name }) => ({ eventId, name })),
  );
  const rows = await manager.query<{ event_id: string; handler: string }[]>(
    `insert into processed_events (event_id, handler) select * from unnest($1::uuid[], $2::text[])
     on conflict do nothing returning event_id, handler`,
    [pairs.map(({ eventId }) => eventId), pairs.map(({ name }) => name)],
  );
  return new Set(rows.map(({ event_id, handler }) => keyOf(event_id, handler)));
}

const keyOf = (eventId: string, handler: string) => `${eventId} ${handler}`;
