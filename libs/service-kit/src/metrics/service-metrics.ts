import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.js';
import { DueWorks } from '../due-work/due-works.js';
import { FailedEvents } from '../events/failed-events.js';
import type { FileStore } from '../files/file-store.js';
import { readBacklogs } from '../outbox/outbox-sql.js';
import { SERVICE_NAME } from '../service-definition.js';
import { Sweepers } from '../sweeper/sweepers.js';
import { within } from '../within.js';
import { processMetrics } from './metrics.js';
import { QueueProbe } from './queue-probe.js';
import type { Figure, GaugeName } from './service-gauges.js';

/** An outage must not delay the other metrics. Milliseconds. */
const longestLookMs = 3_000;

type Part = () => Promise<Figure[]>;

/** What a process reports of its service. Started where it is measured. */
@Injectable()
export class ServiceMetrics implements BeforeApplicationShutdown {
  private remove: (() => void) | null = null;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Optional() @Inject(SERVICE_DATABASE) private readonly database: DataSource | null,
    private readonly failed: FailedEvents,
    private readonly dueWorks: DueWorks,
    private readonly sweepers: Sweepers,
    private readonly probe: QueueProbe,
  ) {}

  /** @param of whether this process is a worker, which tells what waits, and where the service keeps files */
  start({ isWorker, files }: { isWorker: boolean; files: FileStore | null }): void {
    const { database } = this;
    const parts = [
      ...(database ? [async () => poolFigures(database)] : []),
      ...(isWorker ? this.partsOfWorker() : []),
      ...(isWorker && database ? [() => databaseFigures(database), () => this.outbox(database)] : []),
      ...(isWorker && files ? [() => diskFigures(files)] : []),
    ];
    this.remove ??= processMetrics().addService({
      service: this.service,
      parts: parts.map((part) => () => within(longestLookMs, part)),
    });
  }

  beforeApplicationShutdown(): void {
    this.remove?.();
  }

  private partsOfWorker(): Part[] {
    const { service } = this;
    // A counter that begins with its first failure does not grow by it.
    for (const work of this.dueWorks.names) processMetrics().givenUp.inc({ service, work }, 0);
    return [() => this.failedEvents(), () => this.dueWork(), () => this.queues(), async () => this.sweeps()];
  }

  private async outbox(database: DataSource): Promise<Figure[]> {
    const backlogs = await readBacklogs(database);
    return backlogs.flatMap(({ subscriber, waiting, oldestSeconds }) =>
      figures({ outbox_waiting_events: waiting, outbox_oldest_seconds: oldestSeconds }, { subscriber }),
    );
  }

  private async failedEvents(): Promise<Figure[]> {
    const { retried, setAside } = await this.failed.count();
    return [
      ...figures({ failed_events: retried }, { state: 'retried' }),
      ...figures({ failed_events: setAside }, { state: 'set aside' }),
    ];
  }

  private async dueWork(): Promise<Figure[]> {
    const works = await this.dueWorks.count();
    return works.flatMap(({ work, due, oldestSeconds, retried }) =>
      figures({ due_rows: due, due_oldest_seconds: oldestSeconds, retried_rows: retried }, { work }),
    );
  }

  private async queues(): Promise<Figure[]> {
    const depths = await this.probe.depths();
    return depths.flatMap(({ queue, state, jobs }) => figures({ queue_jobs: jobs }, { queue, state }));
  }

  private sweeps(): Figure[] {
    return this.sweepers
      .delays()
      .flatMap(({ sweep, lateMs }) => figures({ sweep_late_seconds: lateMs / 1000 }, { sweep }));
  }
}

function figures(values: Partial<Record<GaugeName, number>>, labels: Record<string, string> = {}): Figure[] {
  return Object.entries(values).map(([gauge, value]) => ({ gauge: gauge as GaugeName, labels, value }));
}

async function databaseFigures(database: DataSource): Promise<Figure[]> {
  const [values] = await database.query<[Partial<Record<GaugeName, number>>]>(
    `select pg_database_size(current_database())::float as database_bytes,
       (select sum(numbackends)::int from pg_stat_database) as database_connections,
       current_setting('max_connections')::int as database_connections_limit`,
  );
  return figures(values);
}

function poolFigures({ driver }: DataSource): Figure[] {
  const { totalCount, idleCount, waitingCount, options } = (driver as unknown as { master: Pool }).master;
  const of = (state: string, value: number) => figures({ pool_connections: value }, { state });
  return [
    ...of('used', totalCount - idleCount),
    ...of('idle', idleCount),
    ...of('awaited', waitingCount),
    ...figures({ pool_connections_limit: options.max }),
  ];
}

async function diskFigures(files: FileStore): Promise<Figure[]> {
  const free = await files.freeBytes();
  return free === null ? [] : figures({ files_free_bytes: free });
}
