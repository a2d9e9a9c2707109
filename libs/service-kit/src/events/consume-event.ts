import type { EventEnvelope, EventType } from '@overland/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { systemScope } from '../database/scope.js';
import { withPortal } from '../database/with-portal.js';
import type { EventHandlers } from './event-handlers.js';

type AnyHandler = (envelope: EventEnvelope<EventType>, manager: EntityManager) => Promise<void>;

/**
 * Runs every handler of the event, each in its own transaction together with the row that says it ran: a
 * second delivery finds the row and changes nothing, and a crash undoes both.
 */
export async function consumeEvent(
  database: DataSource,
  handlers: readonly EventHandlers[],
  envelope: EventEnvelope,
): Promise<void> {
  for (const { name, on } of handlers) {
    const handle = on[envelope.type] as AnyHandler | undefined;
    if (!handle) continue;
    await withPortal(database, systemScope, async (manager) => {
      const claimed = await manager.query<unknown[]>(
        `insert into processed_events (event_id, handler) values ($1, $2) on conflict do nothing returning handler`,
        [envelope.eventId, name],
      );
      if (claimed.length > 0) await handle(envelope, manager);
    });
  }
}
