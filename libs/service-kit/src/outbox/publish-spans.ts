import type { EventEnvelope } from '@overland/contracts';
import { errorTypeOf } from '../tracing/trace-span.js';
import type { Tracing } from '../tracing/tracing.js';

/** A span for each event that is handed over, below the request that wrote it; its consumer is below that. */
export async function publishInSpans(
  tracing: Tracing,
  events: EventEnvelope[],
  publish: (traced: EventEnvelope[]) => Promise<void>,
): Promise<void> {
  if (!tracing.isOn) return publish(events);
  const spans = events.map((event) => beginSpan(tracing, event));
  try {
    await publish(
      events.map((event, index) => {
        const traceparent = spans[index]?.traceparent ?? event.traceparent;
        return traceparent ? { ...event, traceparent } : event;
      }),
    );
  } catch (error) {
    for (const span of spans) span?.fail(errorTypeOf(error));
    throw error;
  } finally {
    for (const span of spans) span?.end();
  }
}

function beginSpan(tracing: Tracing, { eventId, type, requestId, traceparent }: EventEnvelope) {
  return tracing.begin({
    name: `publish ${type}`,
    kind: 'producer',
    parent: traceparent ?? null,
    attributes: {
      'messaging.system': 'outbox',
      'messaging.message.id': eventId,
      ...(requestId ? { 'overland.request_id': requestId } : {}),
    },
  });
}
