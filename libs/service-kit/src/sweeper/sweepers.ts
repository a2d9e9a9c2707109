import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { lastWork } from '../last-work.js';
import { Sweeper, type SweeperOptions } from './sweeper.js';
import { findSweep } from './sweeps.js';

/** Runs the methods that are marked with `@Sweeps`. Started in the worker role. */
@Injectable()
export class Sweepers implements BeforeApplicationShutdown {
  private readonly running: Sweeper[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
  ) {}

  start(): void {
    const instances = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance));
    for (const instance of instances) this.startThoseOf(instance);
  }

  /** Of each sweep, how much longer ago than its usual pause it last succeeded. */
  delays(): { sweep: string; lateMs: number }[] {
    return this.running.map(({ what, lateMs }) => ({ sweep: what, lateMs }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await lastWork(Promise.all(this.running.map((sweeper) => sweeper.stop())));
  }

  private startThoseOf(instance: unknown): void {
    if (typeof instance !== 'object' || instance === null) return;
    const prototype: Record<string, SweeperOptions['work']> = Object.getPrototypeOf(instance);
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype[name];
      const sweep = method && findSweep(method);
      if (!sweep) continue;
      const work: SweeperOptions['work'] = (stopping) => method.call(instance, stopping);
      const sweeper = new Sweeper({ ...sweep, work, database: this.database });
      this.running.push(sweeper);
      sweeper.start(sweep.first);
    }
  }
}
