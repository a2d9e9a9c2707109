import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType } from '@overland/contracts';
import { events } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { currentTraceparent } from '../logging/request-context.js';

interface Origin {
  /** Null for what no request has caused. */
  requestId: string | null;
  /** Of a request that was answered before; the trace at hand when absent. */
  traceparent?: string | null;
}

/**
 * Writes an event in the transaction of the change it tells of, so that both are kept or neither.
 * @returns the event's id.
 * @throws Error when the payload does not fit the event's schema: a defect of the caller.
 */
export async function addToOutbox<T extends EventType>(
  manager: EntityManager,
  type: T,
  payload: EventPayload<T>,
  { requestId, traceparent = currentTraceparent() }: Origin,
): Promise<string> {
  const parsed = z.safeParse(events[type].payload, payload);
  if (!parsed.success) {
    const where = parsed.error.issues
      .map((issue) => `${issue.path.join('.') || '(all)'} ${issue.code}`)
      .join(', ');
    throw new Error(`The payload of ${type} does not fit its schema: ${where}`);
  }
  const id = randomUUID();
  await manager.query(
    'insert into outbox (id, type, payload, request_id, traceparent) values ($1, $2, $3, $4, $5)',
    [id, type, JSON.stringify(parsed.data), requestId, traceparent],
  );
  return id;
}
