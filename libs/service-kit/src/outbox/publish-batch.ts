import { type EventEnvelope, type EventType, events } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { Tracing } from '../tracing/tracing.js';
import { publishSpans } from './publish-spans.js';

const batchSize = 200;

export interface OutboxRow {
  id: string;
  type: string;
  payload: EventEnvelope['payload'];
  request_id: string | null;
  traceparent: string | null;
  created_at: Date;
}

export interface EventJob {
  name: string;
  data: EventEnvelope;
  opts: { jobId: string; priority?: number };
}

/** Hands jobs to the queue of one subscriber. */
export type SendToSubscriber = (subscriber: string, jobs: EventJob[]) => Promise<void>;

/** Name of the queue that a service's events wait in. */
export function eventQueueName(subscriber: string): string {
  return `events-${subscriber}`;
}

function isEventType(type: string): type is EventType {
  return Object.hasOwn(events, type);
}

function jobsBySubscriber(rows: OutboxRow[]): Map<string, EventJob[]> {
  const jobs = new Map<string, EventJob[]>();
  for (const { id, type, payload, request_id, traceparent, created_at } of rows) {
    if (!isEventType(type)) throw new Error(`The outbox holds an unknown event: ${type}`);
    const data: EventEnvelope = {
      eventId: id,
      type,
      at: created_at.toISOString(),
      requestId: request_id,
      ...(traceparent ? { traceparent } : {}),
      payload,
    };
    for (const subscriber of events[type].subscribers) {
      // The id makes a second publishing of the same event no second job while the first one waits.
      const opts = { jobId: `${id}-${subscriber}`, ...('yields' in events[type] ? { priority: 1 } : {}) };
      const job = { name: type, data, opts };
      jobs.set(subscriber, [...(jobs.get(subscriber) ?? []), job]);
    }
  }
  return jobs;
}

/**
 * Publishes up to 200 events, oldest first, and marks them in the same transaction. Rows that another relay
 * holds are skipped. Dying before the commit publishes them again later, which consumers survive.
 * @returns how many, and whether more may be waiting.
 */
export async function publishBatch(
  manager: EntityManager,
  send: SendToSubscriber,
  tracing = Tracing.off,
): Promise<{ published: number; more: boolean }> {
  const rows = await manager.query<OutboxRow[]>(
    `select id, type, payload, request_id, traceparent, created_at from outbox
     where published_at is null order by position limit $1 for update skip locked`,
    [batchSize],
  );
  if (rows.length === 0) return { published: 0, more: false };
  await publishSpans(tracing, rows, async (traced) => {
    for (const [subscriber, jobs] of jobsBySubscriber(traced)) await send(subscriber, jobs);
  });
  await manager.query('update outbox set published_at = now() where id = any($1::uuid[])', [
    rows.map((row) => row.id),
  ]);
  return { published: rows.length, more: rows.length === batchSize };
}
