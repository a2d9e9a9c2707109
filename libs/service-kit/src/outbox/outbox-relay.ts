import { type BeforeApplicationShutdown, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { lastWork } from '../last-work.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Rest } from '../sweeper/rest.js';
import { Sweeper } from '../sweeper/sweeper.js';
import { Tracing } from '../tracing/tracing.js';
import { HandOver } from './hand-over.js';
import { beginProgress, findSubscribersBehind, restartAfterRestore } from './outbox-sql.js';
import { onOutboxGrown } from './relay-signal.js';
import { SubscriberFeed } from './subscriber-feed.js';
import { notForSubscribersOf, subscribersOf } from './to-envelope.js';

const pollMs = 250;

/**
 * Hands the events of this service's outbox to their subscribers, each at its own pace. Woken after a commit in the same
 * process, and polls four times a second while the service is used. Several relays may run. Started in the worker role.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly logger = new Logger('OutboxRelay');
  private readonly sweeper: Sweeper;
  private readonly feeds = new Map<string, SubscriberFeed>();
  private isReady = false;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly handOver: HandOver,
    private readonly tracing: Tracing,
  ) {
    this.sweeper = new Sweeper({
      what: 'looking for events to hand over',
      everyMs: pollMs,
      work: () => this.look(),
      database,
    });
  }

  start(): void {
    const { database, serviceName: publisher, handOver, tracing } = this;
    const subscribers = subscribersOf(publisher);
    if (!database || subscribers.length === 0) return;
    for (const subscriber of subscribers) {
      this.feeds.set(subscriber, new SubscriberFeed({ database, publisher, subscriber, handOver, tracing }));
    }
    onOutboxGrown(database, () => this.sweeper.wake());
    this.sweeper.start('now');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const feeds = [...this.feeds.values()].map((feed) => feed.stop());
    await lastWork(Promise.all([this.sweeper.stop(), ...feeds]));
  }

  private async look(): Promise<Rest | null> {
    const { database } = this;
    if (!database) return null;
    if (!this.isReady) await this.prepare(database);
    const behind = await findSubscribersBehind(database, notForSubscribersOf(this.serviceName));
    for (const { subscriber, isSettled } of behind) if (isSettled) this.feeds.get(subscriber)?.begin();
    return behind.length === 0 ? new Rest() : null;
  }

  private async prepare(database: DataSource): Promise<void> {
    await beginProgress(database, [...this.feeds.keys()]);
    if (await restartAfterRestore(database)) {
      this.logger.warn('the database comes from another server: all kept events are handed over again');
    }
    this.isReady = true;
  }
}
