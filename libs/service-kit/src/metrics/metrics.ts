import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type ServiceFigures, ServiceGauges } from './service-gauges.js';

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
  private readonly gauges = new ServiceGauges(this.registry);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** A figure that one process alone has, read when Prometheus asks; none while it is null. */
  addFigure(name: string, { help, read }: { help: string; read: () => number | null }): void {
    const gauge: Gauge = new Gauge({
      name: `overland_${name}`,
      help,
      registers: [this.registry],
      collect() {
        const value = read();
        if (value === null) gauge.remove();
        else gauge.set(value);
      },
    });
  }

  /** @returns a function that removes them. */
  addService(figures: ServiceFigures): () => void {
    this.services.add(figures);
    return () => void this.services.delete(figures);
  }

  /** All metrics in the format of Prometheus. */
  async text(): Promise<string> {
    await this.gauges.read(this.services);
    return this.registry.metrics();
  }
}

let ofThisProcess: Metrics | null = null;

/** Made on first use: a process without `/metrics` keeps none. */
export function processMetrics(): Metrics {
  ofThisProcess ??= new Metrics();
  return ofThisProcess;
}
