/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Answers of one status class on one route: numbers that are counted up, nothing is made for a request. */
interface Tally {
  readonly buckets: number[];
  count: number;
  seconds: number;
}

export interface RouteLabels {
  service: string;
  method: string;
  /** The path as the contract says it, never with values. */
  route: string;
}

interface Value {
  metricName: string;
  labels: Record<string, string>;
  value: number;
}

/** The answers of one route. */
export class RouteSeries {
  private readonly tallies: Tally[] = statusClasses.map(() => ({
    buckets: bounds.map(() => 0),
    count: 0,
    seconds: 0,
  }));

  constructor(readonly labels: RouteLabels) {}

  add(status: number, milliseconds: number): void {
    const tally = this.tallies[Math.floor(status / 100) - 1];
    if (!tally) return;
    const seconds = milliseconds / 1000;
    tally.count += 1;
    tally.seconds += seconds;
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1;
  }

  values(name: string): Value[] {
    return this.tallies.flatMap((tally, at) => {
      if (tally.count === 0) return [];
      const labels = { ...this.labels, status: statusClasses[at] ?? '' };
      let sum = 0;
      const buckets = bounds.map((bound, index) => {
        sum += tally.buckets[index] ?? 0;
        return { metricName: `${name}_bucket`, labels: { ...labels, le: String(bound) }, value: sum };
      });
      return [
        ...buckets,
        { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: tally.count },
        { metricName: `${name}_sum`, labels, value: tally.seconds },
        { metricName: `${name}_count`, labels, value: tally.count },
      ];
    });
  }
}

/**
 * Rate, errors and duration of every route as one Prometheus histogram. Not prom-client's own: that one builds and
 * hashes a set of labels for each request, and this is on the way of the fastest answers.
 */
export class RouteTimes {
  readonly name = 'overland_http_request_duration_seconds';
  readonly help = 'Time from a request’s headers to its answer, by contract path and status class.';
  readonly type = 'histogram';
  private readonly series = new Map<string, RouteSeries>();

  /** The same series for the same labels, so that a service that starts again counts on. */
  of(labels: RouteLabels): RouteSeries {
    const key = `${labels.service} ${labels.method} ${labels.route}`;
    const known = this.series.get(key);
    if (known) return known;
    const added = new RouteSeries(labels);
    this.series.set(key, added);
    return added;
  }

  /** What prom-client's registry asks a metric for. */
  async get() {
    const values = [...this.series.values()].flatMap((series) => series.values(this.name));
    return { name: this.name, help: this.help, type: this.type, values, aggregator: 'sum' };
  }

  reset(): void {
    this.series.clear();
  }
}
