import { errorTypeOf } from '../tracing/trace-span.js';
import type { Tracing } from '../tracing/tracing.js';
import type { OutboxRow } from './publish-batch.js';

/** A span for each event that is published, below the request that wrote it; its consumers are below that. */
export async function publishSpans(
  tracing: Tracing,
  rows: OutboxRow[],
  publish: (traced: OutboxRow[]) => Promise<void>,
): Promise<void> {
  if (!tracing.isOn) return publish(rows);
  const spans = rows.map((row) => beginSpan(tracing, row));
  try {
    await publish(
      rows.map((row, index) => ({ ...row, traceparent: spans[index]?.traceparent ?? row.traceparent })),
    );
  } catch (error) {
    for (const span of spans) span?.fail(errorTypeOf(error));
    throw error;
  } finally {
    for (const span of spans) span?.end();
  }
}

function beginSpan(tracing: Tracing, { id, type, request_id, traceparent }: OutboxRow) {
  return tracing.begin({
    name: `publish ${type}`,
    kind: 'producer',
    parent: traceparent,
    attributes: {
      'messaging.system': 'bullmq',
      'messaging.message.id': id,
      ...(request_id ? { 'overland.request_id': request_id } : {}),
    },
  });
}
