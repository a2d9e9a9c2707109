import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Read when Prometheus asks; a part that fails is left out. */
export interface ServiceFigures {
  service: string;
  /** Events that a subscriber has not been given yet, up to 10,000, and the age of the oldest, seconds. */
  outbox(): Promise<{ subscriber: string; waiting: number; oldestSeconds: number }[]>;
  /** Events that could not be applied here: those that are tried again, and those that wait for a replay. */
  failedEvents(): Promise<{ retried: number; setAside: number }>;
  /** Rows that wait for a worker, by kind of work, up to 10,000, and the age of the oldest, seconds. */
  dueWork(): Promise<{ work: string; due: number; oldestSeconds: number }[]>;
  /** By queue and state. */
  queues(): Promise<{ queue: string; state: string; jobs: number }[]>;
}

/** The metrics of this process; services that share a process share them. */
export class Metrics {
  private readonly registry = new Registry();
  /** Rate, errors and duration of every route, by contract path and status class. */
  readonly routes = new Histogram({
    name: 'overland_http_request_duration_seconds',
    help: 'Time from the headers of a request to its answer.',
    labelNames: ['service', 'method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  /** Set by the nightly recount: rows of a rollup that are not what its facts add up to. */
  readonly rollupDifferences = new Gauge({
    name: 'overland_rollup_differences',
    help: 'Rows of a rollup that the last recount found wrong.',
    labelNames: ['rollup'],
    registers: [this.registry],
  });
  readonly givenUp = new Counter({
    name: 'overland_given_up_total',
    help: 'Rows whose work failed for good.',
    labelNames: ['service', 'work'],
    registers: [this.registry],
  });
  private readonly services = new Set<ServiceFigures>();
  private readonly gauges;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, labelNames: string[]) =>
      new Gauge({ name: `overland_${name}`, help, labelNames, registers: [this.registry] });
    this.gauges = {
      waiting: gauge('outbox_waiting_events', 'Events that a subscriber was not given yet, up to 10,000.', [
        'service',
        'subscriber',
      ]),
      age: gauge('outbox_oldest_seconds', 'Age of the oldest event that a subscriber was not given yet.', [
        'service',
        'subscriber',
      ]),
      failed: gauge(
        'failed_events',
        'Events that could not be applied: retried, or set aside for a replay.',
        ['service', 'state'],
      ),
      due: gauge('due_rows', 'Rows that wait for a worker, up to 10,000.', ['service', 'work']),
      dueAge: gauge('due_oldest_seconds', 'Age of the oldest row that waits for a worker.', [
        'service',
        'work',
      ]),
      jobs: gauge('queue_jobs', 'Jobs of a queue by state.', ['queue', 'state']),
    };
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** @returns a function that removes them. */
  addService(figures: ServiceFigures): () => void {
    this.services.add(figures);
    return () => void this.services.delete(figures);
  }

  /** All metrics in the format of Prometheus. */
  async text(): Promise<string> {
    for (const gauge of Object.values(this.gauges)) gauge.reset();
    await Promise.all([...this.services].map((figures) => this.read(figures)));
    return this.registry.metrics();
  }

  private async read({ service, outbox, failedEvents, dueWork, queues }: ServiceFigures): Promise<void> {
    const { waiting, age, failed, due, dueAge, jobs } = this.gauges;
    const [backlogs, failures, works, counts] = await Promise.all([
      outbox().catch(() => []),
      failedEvents().catch(() => null),
      dueWork().catch(() => []),
      queues().catch(() => []),
    ]);
    for (const { subscriber, ...backlog } of backlogs) {
      waiting.set({ service, subscriber }, backlog.waiting);
      age.set({ service, subscriber }, backlog.oldestSeconds);
    }
    if (failures) {
      failed.set({ service, state: 'retried' }, failures.retried);
      failed.set({ service, state: 'set aside' }, failures.setAside);
    }
    for (const { work, ...found } of works) {
      due.set({ service, work }, found.due);
      dueAge.set({ service, work }, found.oldestSeconds);
    }
    for (const count of counts) jobs.set({ queue: count.queue, state: count.state }, count.jobs);
  }
}

let ofThisProcess: Metrics | null = null;

/** Made on first use: a process without `/metrics` keeps none. */
export function processMetrics(): Metrics {
  ofThisProcess ??= new Metrics();
  return ofThisProcess;
}
