import { type BeforeApplicationShutdown, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DeliveredEvent, EventEnvelope } from '@overland/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.module.js';
import { afterCommit } from '../database/with-portal.js';
import { lastWork } from '../last-work.js';
import type { RequestContext } from '../logging/request-context.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Sweeper } from '../sweeper/sweeper.js';
import type { SpanStart } from '../tracing/trace-span.js';
import { Tracing } from '../tracing/tracing.js';
import { applyEvents, HandlerError } from './apply-events.js';
import { type EventHandlers, findEventHandlers } from './event-handlers.js';
import { FailedEvents } from './failed-events.js';

/** The consumers that live in this process, by service: a relay beside them calls them directly. */
export const EventConsumers = new Map<string, EventConsumer>();

const retryEveryMs = 2000;

/**
 * Applies the events that a relay hands over, in a process that answers calls. Failed ones are tried again in the worker
 * role.
 */
@Injectable()
export class EventConsumer implements BeforeApplicationShutdown {
  private readonly logger = new Logger('EventConsumer');
  private readonly sweeper = new Sweeper({
    what: 'retrying failed events',
    everyMs: retryEveryMs,
    work: () => this.retryFailed(),
  });
  private handlers: EventHandlers[] | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly discovery: DiscoveryService,
    private readonly tracing: Tracing,
    private readonly failed: FailedEvents,
  ) {}

  /** Takes responsibility for the events: each is applied, or kept as failed. Again is harmless. @throws otherwise. */
  async consume(events: readonly DeliveredEvent[]): Promise<void> {
    try {
      await this.apply(events);
    } catch (error) {
      if (!(error instanceof HandlerError)) throw error;
      for (const event of events) await this.applyOrKeep(event);
    }
  }

  startRetrying(): void {
    if (this.database && this.findHandlers().length > 0) this.sweeper.start('now');
  }

  /** Tries the failed events that are due. */
  async retryFailed(): Promise<void> {
    for (const event of await this.failed.takeDue()) {
      if (await this.applyOrKeep(event)) await this.failed.remove(event);
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return lastWork(this.sweeper.stop());
  }

  private async applyOrKeep(event: DeliveredEvent): Promise<boolean> {
    try {
      await this.apply([event]);
      return true;
    } catch (error) {
      if (!(error instanceof HandlerError)) throw error;
      await this.failed.add(event, error.cause);
      return false;
    }
  }

  private async apply(events: readonly DeliveredEvent[]): Promise<void> {
    const { database } = this;
    if (!database) throw new Error('An event consumer needs a database.');
    const handlers = this.findHandlers();
    const unknown = events.find(({ type }) => !handlers.some(({ on }) => Object.hasOwn(on, type)));
    if (unknown) throw new HandlerError(new Error(`${this.serviceName} has no handler of ${unknown.type}.`));
    await applyEvents(events, {
      database,
      handlers,
      around: (envelope, manager, work) => this.inContext(envelope, manager, work),
    });
  }

  /** Its log lines carry the request that the event came of. */
  private inContext(
    envelope: EventEnvelope,
    manager: EntityManager,
    work: () => Promise<void>,
  ): Promise<void> {
    const { type, eventId, requestId } = envelope;
    const context: RequestContext = { requestId: requestId ?? eventId, service: this.serviceName };
    return this.tracing.run(context, spanOf(envelope), async () => {
      await work();
      afterCommit(manager, () => this.logger.log(`${type} ${eventId} consumed`));
    });
  }

  private findHandlers(): EventHandlers[] {
    this.handlers ??= findEventHandlers(this.discovery);
    return this.handlers;
  }
}

function spanOf({ type, eventId, traceparent }: EventEnvelope): SpanStart {
  return {
    name: `process ${type}`,
    kind: 'consumer',
    parent: traceparent ?? null,
    attributes: { 'messaging.system': 'outbox', 'messaging.message.id': eventId },
  };
}
