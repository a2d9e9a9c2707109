import { collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import { RouteTimes } from './route-times.js';

/** Asked for when Prometheus asks; what fails leaves its figures out. */
export interface ServiceFigures {
  service: string;
  /** Events that wait to be published, and the age of the oldest, seconds. */
  outbox(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** By queue and state. */
  queues(): Promise<{ queue: string; state: string; jobs: number }[]>;
}

/** All figures of this process; services that share a process share them. */
export class Metrics {
  readonly routes = new RouteTimes();
  private readonly registry = new Registry();
  private readonly services = new Set<ServiceFigures>();
  private readonly gauges;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // The registry asks a metric for no more than its name, `get` and `reset`.
    this.registry.registerMetric(this.routes as unknown as Metric);
    const gauge = (name: string, help: string, labelNames: string[]) =>
      new Gauge({ name: `overland_${name}`, help, labelNames, registers: [this.registry] });
    this.gauges = {
      waiting: gauge('outbox_waiting_events', 'Events that are not published yet.', ['service']),
      age: gauge('outbox_oldest_seconds', 'Age of the oldest event that is not published yet.', ['service']),
      jobs: gauge('queue_jobs', 'Jobs of a queue by state.', ['queue', 'state']),
    };
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** @returns how to take them away again. */
  addService(figures: ServiceFigures): () => void {
    this.services.add(figures);
    return () => void this.services.delete(figures);
  }

  /** Everything as Prometheus reads it. */
  async text(): Promise<string> {
    for (const gauge of Object.values(this.gauges)) gauge.reset();
    await Promise.all([...this.services].map((figures) => this.read(figures)));
    return this.registry.metrics();
  }

  private async read({ service, outbox, queues }: ServiceFigures): Promise<void> {
    const { waiting, age, jobs } = this.gauges;
    const [events, counts] = await Promise.all([outbox().catch(() => null), queues().catch(() => [])]);
    if (events) {
      waiting.set({ service }, events.waiting);
      age.set({ service }, events.oldestSeconds);
    }
    for (const count of counts) jobs.set({ queue: count.queue, state: count.state }, count.jobs);
  }
}

let ofThisProcess: Metrics | null = null;

/** Made on the first use: a process that nobody asks for figures keeps none. */
export function processMetrics(): Metrics {
  ofThisProcess ??= new Metrics();
  return ofThisProcess;
}
