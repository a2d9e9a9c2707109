import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';
import { eventQueueName } from '../outbox/publish-batch.js';
import { logQueueError } from '../queue/log-queue-error.js';
import { QUEUE_CONNECTION } from '../queue/queue.module.js';
import type { QueueConnection } from '../queue/queue-connection.js';
import { SERVICE_NAME } from '../service-definition.js';

const states = ['waiting', 'delayed', 'active', 'failed'] as const;

/** Looks at a service's queues: its events' and those of its own jobs. Connects when it is first asked. */
@Injectable()
export class QueueProbe implements BeforeApplicationShutdown {
  private events: Queue | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection | null,
    private readonly discovery: DiscoveryService,
  ) {}

  /** @throws when the queue does not answer. */
  async ping(): Promise<void> {
    await this.eventQueue().getWaitingCount();
  }

  /** How many jobs each queue has in each state. @throws when the queue does not answer. */
  async depths(): Promise<{ queue: string; state: string; jobs: number }[]> {
    const own = this.discovery.getProviders().map((wrapper): unknown => wrapper.instance);
    const queues = [this.eventQueue(), ...own.filter((instance) => instance instanceof Queue)];
    const counted = await Promise.all(
      queues.map(async (queue) => {
        // A job that lets others go first waits like them.
        const { prioritized = 0, ...counts } = await queue.getJobCounts(...states, 'prioritized');
        counts.waiting = (counts.waiting ?? 0) + prioritized;
        return states.map((state) => ({ queue: queue.name, state, jobs: counts[state] ?? 0 }));
      }),
    );
    return counted.flat();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.events?.close();
  }

  private eventQueue(): Queue {
    if (!this.connection) throw new Error('This process has no queue.');
    if (!this.events) {
      this.events = new Queue(eventQueueName(this.serviceName), { connection: this.connection.connection });
      this.events.on('error', logQueueError);
    }
    return this.events;
  }
}
