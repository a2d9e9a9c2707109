import { type BeforeApplicationShutdown, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventEnvelope } from '@overland/contracts';
import { type Job, Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.module.js';
import { describeError } from '../logging/describe-error.js';
import type { RequestContext } from '../logging/request-context.js';
import { eventQueueName } from '../outbox/publish-batch.js';
import { runRetryDelay } from '../queue/job-options.js';
import { logQueueError } from '../queue/log-queue-error.js';
import { QUEUE_CONNECTION } from '../queue/queue.module.js';
import type { QueueConnection } from '../queue/queue-connection.js';
import { SERVICE_NAME } from '../service-definition.js';
import type { SpanStart } from '../tracing/trace-span.js';
import { Tracing } from '../tracing/tracing.js';
import { consumeEvent } from './consume-event.js';
import { findEventHandlers } from './event-handlers.js';

/** Takes this service's events from its queue. Started in the worker role. */
@Injectable()
export class EventConsumer implements BeforeApplicationShutdown {
  private readonly logger = new Logger('EventConsumer');
  private worker: Worker<EventEnvelope> | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    @Optional() @Inject(QUEUE_CONNECTION) private readonly queue: QueueConnection | null,
    private readonly discovery: DiscoveryService,
    private readonly tracing: Tracing,
  ) {}

  start(): void {
    const handlers = findEventHandlers(this.discovery);
    const { database, queue } = this;
    if (handlers.length === 0 || this.worker) return;
    if (!database || !queue) throw new Error('An event consumer needs a database and a queue.');
    this.worker = new Worker<EventEnvelope>(
      eventQueueName(this.serviceName),
      ({ data }) =>
        this.tracing.run(this.contextOf(data), spanOf(data), async () => {
          await consumeEvent(database, handlers, data);
          this.logger.log(`${data.type} ${data.eventId} consumed`);
        }),
      { connection: queue.connection, concurrency: 4, runRetryDelay },
    );
    this.worker.on('error', logQueueError);
    this.worker.on('failed', (job, error) => this.logFailure(job, error));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private contextOf({ requestId, eventId }: EventEnvelope): RequestContext {
    return { requestId: requestId ?? eventId, service: this.serviceName };
  }

  private logFailure(job: Job<EventEnvelope> | undefined, error: Error): void {
    const { type, message, stack } = describeError(error);
    const what = job ? `${job.data.type} ${job.data.eventId}, try ${job.attemptsMade}` : 'an event';
    this.logger.error(`${what} failed: ${type}: ${message}\n${stack.join('\n')}`);
  }
}

function spanOf({ type, eventId, traceparent }: EventEnvelope): SpanStart {
  return {
    name: `process ${type}`,
    kind: 'consumer',
    parent: traceparent ?? null,
    attributes: { 'messaging.system': 'bullmq', 'messaging.message.id': eventId },
  };
}
