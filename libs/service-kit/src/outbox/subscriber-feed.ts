import { Logger } from '@nestjs/common';
import type { EventEnvelope, Subscriber } from '@overland/contracts';
import type { DataSource } from 'typeorm';
import { pauseMs } from '../due-work/pause-ms.js';
import { describeError } from '../logging/describe-error.js';
import { errorTypeOf } from '../tracing/trace-span.js';
import type { Tracing } from '../tracing/tracing.js';
import { within } from '../within.js';
import type { HandOver } from './hand-over.js';
import { advance, readNext } from './outbox-sql.js';
import { isFor, type KnownRow, knownBeforeUnknown, toEnvelope } from './to-envelope.js';

const batchSize = 50;
const pauses = { firstMs: 250, longestMs: 10_000 };
/** No more of them are worth a warning: while everything starts, a subscriber may come a moment later. */
const usualFailures = 3;
/** Below the time after which PostgreSQL ends an idle transaction. */
const longestHandOverMs = 10_000;

interface FeedOptions {
  database: DataSource;
  publisher: string;
  subscriber: Subscriber;
  handOver: HandOver;
  tracing: Tracing;
}

/** Delivers the events of one outbox to one subscriber. A subscriber that is down is retried and delays no other. */
export class SubscriberFeed {
  private readonly logger = new Logger('OutboxRelay');
  private running: Promise<void> | null = null;
  private isWanted = false;
  private failures = 0;
  private notBefore = 0;
  private isStopped = false;

  constructor(private readonly options: FeedOptions) {}

  /** Hands over what waits, unless that has failed a moment ago. */
  begin(): void {
    this.isWanted = true;
    if (this.running || this.isStopped || Date.now() < this.notBefore) return;
    this.running = this.run().finally(() => {
      this.running = null;
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.isWanted && !this.isStopped) {
        this.isWanted = false;
        if (await this.handOverBatch()) this.isWanted = true;
        this.failures = 0;
      }
    } catch (error) {
      this.failures += 1;
      this.notBefore = Date.now() + pauseMs(this.failures, pauses);
      const { publisher, subscriber } = this.options;
      const line = `events of ${publisher} to ${subscriber} wait, try ${this.failures}: ${describeError(error).message}`;
      if (this.failures > usualFailures) this.logger.warn(line);
      else this.logger.debug(line);
    }
  }

  /** @returns whether more may be waiting. */
  private handOverBatch(): Promise<boolean> {
    const { database, subscriber, publisher } = this.options;
    return database.transaction(async (manager) => {
      const rows = await readNext(manager, subscriber, batchSize);
      if (rows.length === 0) return false;
      const known = knownBeforeUnknown(publisher, rows);
      const events = inOrderOfWriting(known).filter(({ type }) => isFor(subscriber, type));
      await this.give(events.map(toEnvelope));
      const last = known.at(-1);
      if (last) await advance(manager, subscriber, last);
      return rows.length === batchSize;
    });
  }

  private async give(events: EventEnvelope[]): Promise<void> {
    if (events.length === 0) return;
    const { handOver, subscriber, tracing } = this.options;
    await publishInSpans(tracing, events, (traced) =>
      within(longestHandOverMs, () => handOver.give(subscriber, traced)),
    );
  }
}

/** Of two changes to one record, the one that waited for the other's row lock has the later position. */
function inOrderOfWriting(rows: readonly KnownRow[]): KnownRow[] {
  return [...rows].sort((one, other) => Number(one.position) - Number(other.position));
}

/** A span for each event that is handed over, below the request that wrote it; its consumer is below that. */
async function publishInSpans(
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
