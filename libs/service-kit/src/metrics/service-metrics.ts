import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { DueWorks } from '../due-work/due-works.js';
import { FailedEvents } from '../events/failed-events.js';
import { type Backlog, readBacklogs } from '../outbox/outbox-sql.js';
import { SERVICE_NAME } from '../service-definition.js';
import { within } from '../within.js';
import { processMetrics } from './metrics.js';
import { QueueProbe } from './queue-probe.js';

/** An outage must not delay the other metrics. Milliseconds. */
const longestLookMs = 3_000;

/** What a worker reports of its service: backlogs of outbox, due work and queues, failed events. Started where it is measured. */
@Injectable()
export class ServiceMetrics implements BeforeApplicationShutdown {
  private remove: (() => void) | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly failed: FailedEvents,
    private readonly dueWorks: DueWorks,
    private readonly probe: QueueProbe,
  ) {}

  start(): void {
    this.remove ??= processMetrics().addService({
      service: this.serviceName,
      outbox: () => within(longestLookMs, () => this.outbox()),
      failedEvents: () => within(longestLookMs, () => this.failed.count()),
      dueWork: () => within(longestLookMs, () => this.dueWorks.count()),
      queues: () => within(longestLookMs, () => this.probe.depths()),
    });
  }

  beforeApplicationShutdown(): void {
    this.remove?.();
  }

  private async outbox(): Promise<Backlog[]> {
    if (!this.database) throw new Error('A service without a database has no outbox.');
    return readBacklogs(this.database);
  }
}
