import { Gauge, type Registry } from 'prom-client';

const texts = {
  outbox_waiting_events: 'Events that a subscriber was not given yet, up to 10,000.',
  outbox_oldest_seconds: 'Age of the oldest event that a subscriber was not given yet.',
  failed_events: 'Events that could not be applied: retried, or set aside for a replay.',
  due_rows: 'Rows that wait for a worker, up to 10,000.',
  due_oldest_seconds: 'Age of the oldest row that waits for a worker.',
  retried_rows: 'Rows whose work has failed twice and is tried again, up to 10,000.',
  queue_jobs: 'Jobs of a queue by state.',
  sweep_late_seconds: 'How much longer ago than its usual pause a sweep last succeeded.',
  database_bytes: 'Size of the service’s database.',
  database_connections: 'Connections of the database server, those of others included.',
  database_connections_limit: 'How many connections the database server allows.',
  pool_connections: 'Connections of this process: used, idle, or awaited by a call.',
  pool_connections_limit: 'How many connections this process may have.',
  files_free_bytes: 'Free space of the disk that has the files.',
};

const labelNames: Partial<Record<GaugeName, string[]>> = {
  outbox_waiting_events: ['subscriber'],
  outbox_oldest_seconds: ['subscriber'],
  failed_events: ['state'],
  due_rows: ['work'],
  due_oldest_seconds: ['work'],
  retried_rows: ['work'],
  queue_jobs: ['queue', 'state'],
  sweep_late_seconds: ['sweep'],
  pool_connections: ['state'],
};

export type GaugeName = keyof typeof texts;

export interface Figure {
  /** Without the prefix `overland_`. */
  gauge: GaugeName;
  labels?: Record<string, string>;
  value: number;
}

/** Read when Prometheus asks; a part that fails is left out. */
export interface ServiceFigures {
  service: string;
  parts: (() => Promise<Figure[]>)[];
}

/** What services tell of themselves, each value with the name of its service. */
export class ServiceGauges {
  private readonly gauges = new Map<GaugeName, Gauge>();

  constructor(registry: Registry) {
    for (const name of Object.keys(texts) as GaugeName[]) {
      const labels = ['service', ...(labelNames[name] ?? [])];
      const options = { name: `overland_${name}`, help: texts[name], labelNames: labels };
      this.gauges.set(name, new Gauge({ ...options, registers: [registry] }));
    }
  }

  async read(services: Iterable<ServiceFigures>): Promise<void> {
    for (const gauge of this.gauges.values()) gauge.reset();
    await Promise.all([...services].map((figures) => this.readOne(figures)));
  }

  private async readOne({ service, parts }: ServiceFigures): Promise<void> {
    const read = await Promise.all(parts.map((part) => part().catch(() => [])));
    for (const { gauge, labels, value } of read.flat()) {
      this.gauges.get(gauge)?.set({ service, ...labels }, value);
    }
  }
}
