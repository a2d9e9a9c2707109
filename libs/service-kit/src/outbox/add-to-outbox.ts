import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { afterCommit, isOfWithPortal } from '../database/with-portal.js';
import { parsePayload } from '../events/parse-event.js';
import { currentTraceparent } from '../logging/request-context.js';
import { largestPayload } from './event-size.js';
import { wakeRelay } from './relay-signal.js';

interface Origin {
  /** Null when no request caused the event. */
  requestId: string | null;
  /** The trace of an earlier request; the current trace when absent. */
  traceparent?: string | null;
}

/**
 * Writes an event in the transaction of the change that it reports, so that both are kept or neither.
 * @returns the event's id.
 * @throws Error when the payload does not fit the event's schema, or is too large: a defect of the caller.
 */
export async function addToOutbox<T extends EventType>(
  manager: EntityManager,
  type: T,
  payload: EventPayload<T>,
  { requestId, traceparent = currentTraceparent() }: Origin,
): Promise<string> {
  const text = JSON.stringify(parsePayload(type, payload));
  const bytes = Buffer.byteLength(text);
  if (bytes > largestPayload) throw new Error(`The payload of ${type} is too large: ${bytes} bytes`);
  const id = randomUUID();
  await manager.query(
    'insert into outbox (id, type, payload, request_id, traceparent) values ($1, $2, $3, $4, $5)',
    [id, type, text, requestId, traceparent],
  );
  if (isOfWithPortal(manager)) afterCommit(manager, () => wakeRelay(manager.dataSource));
  return id;
}
