import type { AddressInfo } from 'node:net';
import { measureRoutes, openMetricsListener, readMetricsConfig } from '@overland/service-kit';
import type { FastifyInstance } from 'fastify';

/** The gateway's metrics for Prometheus on a listener of their own; off without `METRICS_PORT`. */
export class GatewayMetrics {
  private constructor(private readonly listener: FastifyInstance | null) {}

  /** @throws Error when the port is taken. */
  static async open(env: Record<string, string | undefined>): Promise<GatewayMetrics> {
    const config = readMetricsConfig(env);
    return new GatewayMetrics(config && (await openMetricsListener(config)));
  }

  /** Null when metrics are off. */
  get port(): number | null {
    return this.listener && (this.listener.server.address() as AddressInfo).port;
  }

  /** Measures the routes that are registered from now on. */
  measure(site: FastifyInstance): void {
    if (this.listener) measureRoutes(site, { service: 'gateway', prefix: '/api' });
  }

  async close(): Promise<void> {
    await this.listener?.close();
  }
}
