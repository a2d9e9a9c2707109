import { BullRegistrar, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { Queue, type Worker } from 'bullmq';
import { runRetryDelay } from './job-options.js';
import { logQueueError } from './log-queue-error.js';

/** Starts the processors of a service in the worker role, hears every error and ends them before the database. */
@Injectable()
export class QueueRunner implements OnModuleInit, BeforeApplicationShutdown {
  private workers: Worker[] = [];

  constructor(
    private readonly moduleRef: ModuleRef,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    for (const instance of this.instances()) {
      if (instance instanceof Queue) instance.on('error', logQueueError);
    }
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

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private instances(): unknown[] {
    return this.discovery.getProviders().map((wrapper): unknown => wrapper.instance);
  }
}
