import { type BeforeApplicationShutdown, Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.module.js';
import { describeError } from '../logging/describe-error.js';
import { eventJobOptions } from '../queue/job-options.js';
import { logQueueError } from '../queue/log-queue-error.js';
import { QUEUE_CONNECTION } from '../queue/queue.module.js';
import type { QueueConnection } from '../queue/queue-connection.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Tracing } from '../tracing/tracing.js';
import { within } from '../within.js';
import { OutboxListener } from './outbox-listener.js';
import { publishAgain } from './publish-again.js';
import { type EventJob, eventQueueName, publishBatch } from './publish-batch.js';
import { WakeUp } from './wake-up.js';

const pollMs = 1000;
const sendDeadlineMs = 5000;
const longestPauseMs = 30_000;

/**
 * Carries events from the outbox to the queues of their subscribers. Woken by NOTIFY and once a second; an
 * outage of either side only makes it wait, up to 30 s between tries. What a Redis forgot that was emptied or broke
 * down is published again. Started in the worker role.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly logger = new Logger('OutboxRelay');
  private readonly wakeUp = new WakeUp();
  private readonly queues = new Map<string, Queue>();
  private running: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    @Optional() @Inject(QUEUE_CONNECTION) private readonly queue: QueueConnection | null,
    private readonly tracing: Tracing,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Publishes everything that waits, now. @returns how many events. */
  async publishAll(): Promise<number> {
    const database = this.database;
    if (!database) throw new Error('A relay needs a database.');
    for (let total = 0; ; ) {
      const batch = await database.transaction((manager) =>
        publishBatch(manager, (subscriber, jobs) => this.send(subscriber, jobs), this.tracing),
      );
      total += batch.published;
      if (!batch.more || this.isStopped) return total;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.wakeUp.now();
    await this.running;
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private async run(): Promise<void> {
    const listener = new OutboxListener(this.url(), () => this.wakeUp.now());
    this.queue?.memory?.onBack(() => this.wakeUp.now());
    let failures = 0;
    while (!this.isStopped) {
      try {
        await listener.ensure();
        await this.recover();
        await this.publishAll();
        failures = 0;
      } catch (error) {
        failures += 1;
        this.logger.warn(`publishing failed, will try again: ${describeError(error).message}`);
      }
      if (!this.isStopped) {
        await this.wakeUp.wait(Math.min(pollMs * 2 ** Math.min(failures, 10), longestPauseMs));
      }
    }
    await listener.close();
  }

  private async recover(): Promise<void> {
    const memory = this.queue?.memory;
    if (!memory || !this.database) return;
    const { forgotten, run } = await memory.look(this.serviceName);
    if (forgotten === 'nothing') return;
    const count = await publishAgain(this.database, forgotten);
    if (count > 0) this.logger.warn(`Redis may have lost ${forgotten}: ${count} events are published again`);
    await memory.mark(this.serviceName, run);
  }

  private url(): string {
    const options = this.database?.options;
    if (options?.type !== 'postgres' || !options.url) throw new Error('A relay needs a PostgreSQL database.');
    return options.url;
  }

  /** With a deadline: a queue that hangs must not hold the rows' locks. */
  private async send(subscriber: string, jobs: EventJob[]): Promise<void> {
    const late = () => new Error('The queue did not answer in time.');
    await within(sendDeadlineMs, () => this.queueOf(subscriber).addBulk(jobs), late);
  }

  private queueOf(subscriber: string): Queue {
    const known = this.queues.get(subscriber);
    if (known) return known;
    if (!this.queue) throw new Error('A relay needs a queue.');
    const queue = new Queue(eventQueueName(subscriber), {
      connection: this.queue.connection,
      defaultJobOptions: eventJobOptions,
    });
    queue.on('error', logQueueError);
    this.queues.set(subscriber, queue);
    return queue;
  }
}
