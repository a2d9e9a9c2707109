import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { DeliveredEvent, EventEnvelope } from '@overland/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { afterCommit } from '../database/with-portal.js';
import type { Claim } from '../due-work/claim.js';
import { DueWork, type DueWorker, type Failure } from '../due-work/due-work.js';
import type { RequestContext } from '../logging/request-context.js';
import { SERVICE_NAME } from '../service-definition.js';
import type { SpanStart } from '../tracing/trace-span.js';
import { Tracing } from '../tracing/tracing.js';
import { applyEvents, HandlerError } from './apply-events.js';
import { type EventHandlers, findEventHandlers } from './event-handlers.js';
import { FailedEventEntity } from './failed-event.entity.js';
import { FailedEvents, mostTries, retryPauses } from './failed-events.js';

/** The consumers that live in this process, by service: a relay beside them calls them directly. */
export const EventConsumers = new Map<string, EventConsumer>();

/**
 * Applies the events that a relay hands over, in a process that answers calls. Failed ones are tried again in the worker
 * role.
 */
@Injectable()
@DueWork({
  name: 'failed-event',
  entity: FailedEventEntity,
  due: 'nextTryAt',
  attempts: 'tries',
  atOnce: 5,
  pauses: retryPauses,
  isGivenUp: ({ tries }: FailedEventEntity) => tries >= mostTries,
})
export class EventConsumer implements DueWorker<FailedEventEntity> {
  private readonly logger = new Logger('EventConsumer');
  private handlers: EventHandlers[] | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly discovery: DiscoveryService,
    private readonly tracing: Tracing,
    private readonly failures: FailedEvents,
  ) {}

  /** Applies each event or keeps it as failed. Repeating it is harmless. @throws where neither is possible. */
  async consume(events: readonly DeliveredEvent[]): Promise<void> {
    try {
      await this.apply(events);
    } catch (error) {
      if (!(error instanceof HandlerError)) throw error;
      for (const event of events) await this.applyOrKeep(event);
    }
  }

  /** Tries a failed event again. */
  async work({ envelope }: FailedEventEntity, claim: Claim<FailedEventEntity>): Promise<void> {
    await this.apply([envelope]).catch((error: unknown) => {
      throw error instanceof HandlerError ? error.cause : error;
    });
    await claim.inSystem((manager) => claim.remove(manager));
  }

  failed(manager: EntityManager, event: FailedEventEntity, failure: Failure): Promise<void> {
    return this.failures.addTo(manager, event, failure);
  }

  private async applyOrKeep(event: DeliveredEvent): Promise<void> {
    try {
      await this.apply([event]);
    } catch (error) {
      if (!(error instanceof HandlerError)) throw error;
      await this.failures.add(event, error.cause);
    }
  }

  private openDatabase(): DataSource {
    if (!this.database) throw new Error('An event consumer needs a database.');
    return this.database;
  }

  private async apply(events: readonly DeliveredEvent[]): Promise<void> {
    const database = this.openDatabase();
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
