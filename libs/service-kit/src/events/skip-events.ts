import type { EntityManager } from 'typeorm';
import type { EventHandlers } from './event-handlers.js';

/** Events that this handler need not handle any more, whether or not they have come already. */
export async function skipEvents(
  manager: EntityManager,
  { name }: Pick<EventHandlers, 'name'>,
  eventIds: readonly string[],
): Promise<void> {
  await manager.query(
    `insert into processed_events (event_id, handler) select unnest($1::uuid[]), $2 on conflict do nothing`,
    [eventIds, name],
  );
}
