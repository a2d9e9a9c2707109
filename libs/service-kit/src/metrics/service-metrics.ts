import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.module.js';
import { SERVICE_NAME } from '../service-definition.js';
import { within } from '../within.js';
import { processMetrics } from './metrics.js';
import { QueueProbe } from './queue-probe.js';

/** An outage must not hold up the other figures. Milliseconds. */
const longestLookMs = 3_000;

/** What a worker tells of its service: the backlog of the outbox and of the queues. Started where it is measured. */
@Injectable()
export class ServiceMetrics implements BeforeApplicationShutdown {
  private remove: (() => void) | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly probe: QueueProbe,
  ) {}

  start(): void {
    this.remove ??= processMetrics().addService({
      service: this.serviceName,
      outbox: () => within(longestLookMs, () => this.outbox()),
      queues: () => within(longestLookMs, () => this.probe.depths()),
    });
  }

  beforeApplicationShutdown(): void {
    this.remove?.();
  }

  private async outbox(): Promise<{ waiting: number; oldestSeconds: number }> {
    if (!this.database) throw new Error('A service without a database has no outbox.');
    const [row] = await this.database.query<{ waiting: string; age: string }[]>(
      `select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0) as age
       from outbox where published_at is null`,
    );
    return { waiting: Number(row?.waiting ?? 0), oldestSeconds: Number(row?.age ?? 0) };
  }
}
