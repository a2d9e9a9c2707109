import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { Queue, type Worker } from 'bullmq';
import { lastWork } from '../last-work.js';
import { runRetryDelay } from './job-options.js';
import { logQueueError } from './log-queue-error.js';
import { QUEUE_CONNECTION } from './queue.module.js';
import type { QueueConnection } from './queue-connection.js';

/**
 * Starts the processors of a service in the worker role, logs their errors, closes them before the database, and releases
 * the queue's connections last.
 */
@Injectable()
export class QueueRunner
  implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown
{
  private workers: Worker[] = [];

  constructor(
    private readonly moduleRef: ModuleRef,
    private readonly discovery: DiscoveryService,
    @Optional() @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection | null,
  ) {}

  onModuleInit(): void {
    for (const queue of this.queues()) queue.on('error', logQueueError);
  }

  start(): void {
    const hosts = this.instances().filter((instance) => instance instanceof WorkerHost);
    if (hosts.length === 0) return;
    this.moduleRef.get(BullRegistrar, { strict: false }).register();
    this.workers = hosts.map((host) => host.worker);
    for (const worker of this.workers) {
      worker.opts.runRetryDelay = runRetryDelay;
      worker.on('error', logQueueError);
    }
  }

  onModuleDestroy(): void {
    this.connection?.stopWaiting();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await lastWork(Promise.all(this.workers.map((worker) => worker.close())));
  }

  /** Requests under way have ended. The connections may go only after every queue, which Nest's hooks cannot order. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues().map((queue) => queue.close()));
    if (this.connection) await lastWork(this.connection.release());
  }

  private queues(): Queue[] {
    return this.instances().filter((instance) => instance instanceof Queue);
  }

  private instances(): unknown[] {
    return this.discovery.getProviders().map((wrapper): unknown => wrapper.instance);
  }
}
